import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Crest } from '../../../art/crests/Crest.tsx'
import { squadFill } from '../../../art/crests/patterns.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { squadStyle } from '../../../design/dice/squads.ts'
import { Crown } from '../../../design/icons/gameIcons.tsx'
import { playCue } from '../../../sound/sound.ts'
import { type Beat, reached } from '../hooks/useBeat.ts'
import { useNames } from '../hooks/useNames.ts'
import { type SceneRow, useSceneRows } from '../hooks/useSceneDice.ts'
import type { Scene } from '../model/scenes.ts'
import { fadeIn } from './fadeIn.ts'
import css from './TotalBars.module.css'

interface TotalBarsProps {
  readonly scene: Scene
  readonly beat: Beat
}

/** The longest bar is at least so long that a single 1 is not as long as the stage. */
const LONGEST = 8
const TWO_LINES = 4

/** The dice of each seat become a bar; twins pop before it grows, the crown hops on the longest after it. */
export function TotalBars({ scene, beat }: TotalBarsProps) {
  const rows = useSceneRows(scene)
  const most = Math.max(LONGEST, ...scene.totals)
  const hasTwins = scene.cancelled.length > 0

  useEffect(() => {
    if (beat === 'twins' && hasTwins) playCue('fizz')
    if (beat === 'crown' && scene.winners.length > 0) playCue('pop', { step: scene.winners[0] ?? 0 })
  }, [beat, hasTwins, scene.winners])

  return (
    <ul className={css.rows} style={{ '--rows': scene.totals.length }}>
      {rows.map((row) => (
        <Row key={row.seat} row={row} part={row.total / most} beat={beat} />
      ))}
    </ul>
  )
}

function Row({ row, part, beat }: { row: SceneRow; part: number; beat: Beat }) {
  const names = useNames()
  const { t } = useLingui()
  const { seat, dice, total, wins } = row
  const popped = reached(beat, 'twins')
  const hasTwins = dice.some(({ twin }) => twin)
  const crowned = wins && reached(beat, 'crown')
  const { colour } = squadStyle(seat)
  return (
    <li className={css.row}>
      <Crest
        seat={seat}
        size="100%"
        className={css.crest}
        label={names.who(seat)}
        mood={crowned ? 'glad' : popped && hasTwins ? 'hurt' : 'calm'}
      />
      <span className={css.dice} data-many={dice.length > TWO_LINES || undefined}>
        {dice.map(({ die, value, twin }) => (
          <span key={die} className={css.die} data-twin={(twin && popped) || undefined}>
            <Die seat={seat} value={value} size="100%" />
          </span>
        ))}
      </span>
      <span className={css.lane}>
        {reached(beat, 'bars') && (
          <>
            <span className={css.bar} data-bar style={{ width: `calc((100% - var(--room)) * ${part})` }}>
              <i ref={fadeIn} style={{ background: `var(--bar-shine), ${squadFill(seat)}`, '--squad': colour }} />
            </span>
            <b ref={fadeIn} className={css.total} data-wins={crowned || undefined}>
              {total}
            </b>
          </>
        )}
        {crowned && (
          <span ref={fadeIn} className={css.crown}>
            <Crown size="100%" label={t`wins`} />
          </span>
        )}
        {popped && hasTwins && (
          <span ref={fadeIn} className={css.out}>
            <Trans>twins cancel</Trans>
          </span>
        )}
      </span>
    </li>
  )
}
