import { Trans, useLingui } from '@lingui/react/macro'
import { Crest } from '../../../art/crests/Crest.tsx'
import { Mark } from '../../../art/Portrait.tsx'
import { Jar } from '../../../art/treasure/Jar.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { squadStyle } from '../../../design/dice/squads.ts'
import { Pod } from '../../../design/icons/gameIcons.tsx'
import { signed } from '../../../words/signed.ts'
import { fullJar, type SeatHoldings, useHoldingsBefore } from '../hooks/useHoldingsBefore.ts'
import { useCenterName } from '../hooks/useCenterName.ts'
import { useNames } from '../hooks/useNames.ts'
import { seatsFrom } from '../hooks/useSceneDice.ts'
import { useScoringSteps } from '../hooks/useScenes.ts'
import { changeFor, type Scene } from '../model/scenes.ts'
import css from './Book.module.css'
import { CenterMark } from './CenterMark.tsx'

interface BookProps {
  readonly scenes: readonly Scene[]
  /** Transfers of the last scene that have been shown. */
  readonly landed: number
}

/** Where it came from: a line for each seat, a column for each step. It knows no more than what was shown. */
export function Book({ scenes, landed }: BookProps) {
  const { t } = useLingui()
  const names = useNames()
  const center = useCenterName()
  const you = useTable((snapshot) => snapshot.you)
  const districts = useTable(({ view }) => view?.game?.districts) ?? []
  const last = scenes.at(-1)
  const holdings = useHoldingsBefore(last ?? NO_SCENE, landed)
  const steps = useScoringSteps()
  const shown = scenes.map((scene) =>
    scene === last ? { ...scene, transfers: scene.transfers.slice(0, landed) } : scene,
  )
  return (
    <div className={css.book}>
      <table style={{ '--steps': steps.length, '--seats': holdings.length }}>
        <thead>
          <tr>
            <th scope="col" aria-label={t`Where it came from`}>
              <span className={css.title}>
                <Trans>Where it came from</Trans>
              </span>
            </th>
            {steps.map((id) => {
              const district = id === null ? undefined : districts[id]
              return (
                <th key={id ?? 'center'} scope="col" data-now={id === last?.district || undefined}>
                  {district ? <Mark of={district} className={css.mark} /> : <CenterMark className={css.mark} />}
                  <span className="visually-hidden">{id === null ? center : names.district(id)}</span>
                </th>
              )
            })}
            <th scope="col" className={css.sum}>
              <Trans>This round</Trans>
            </th>
            <th scope="col" aria-label={t`Now`}>
              <span className="visually-hidden">
                <Trans>Now</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {seatsFrom(you, holdings.length).map((seat) => (
            <Line
              key={seat}
              seat={seat}
              mine={seat === you}
              shown={shown}
              steps={steps}
              held={holdings[seat]}
              full={fullJar(holdings)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const NO_SCENE: Pick<Scene, 'transfers'> = { transfers: [] }

interface LineProps {
  readonly seat: number
  readonly mine: boolean
  readonly shown: readonly Scene[]
  readonly steps: readonly (number | null)[]
  readonly held: SeatHoldings | undefined
  readonly full: number
}

function Line({ seat, mine, shown, steps, held, full }: LineProps) {
  const names = useNames()
  // By its district: who was away for a moment has not seen every step.
  const cells = steps.map((id) => ({ id, scene: shown.find(({ district }) => district === id) }))
  return (
    <tr data-mine={mine || undefined}>
      <th scope="row" style={{ color: squadStyle(seat).textColour }}>
        <Crest seat={seat} size="1.7em" /> <span className={css.name}>{names.who(seat)}</span>
      </th>
      {cells.map(({ id, scene }) => (
        <td key={id ?? 'center'} data-now={id === shown.at(-1)?.district || undefined}>
          {scene ? <Amount {...changeFor(scene, seat)} /> : <span className={css.none}>·</span>}
        </td>
      ))}
      <td className={css.sum}>
        <Amount {...changeFor({ transfers: shown.flatMap(({ transfers }) => transfers) }, seat)} />
      </td>
      <td className={css.held} data-jar={mine ? undefined : seat} data-total={seat}>
        <Jar jelly={held?.jelly ?? 0} full={full} size="1.9em" />
        <b>{held?.jelly ?? 0}</b>
        {(held?.pods ?? 0) > 0 && <PodsHeld count={held?.pods ?? 0} />}
      </td>
    </tr>
  )
}

function PodsHeld({ count }: { count: number }) {
  const { t } = useLingui()
  return (
    <span className={css.pods}>
      <Pod size="1.1em" label={t`pods`} />
      {count}
    </span>
  )
}

function Amount({ jelly, pods }: { jelly: number; pods: number }) {
  const { i18n, t } = useLingui()
  if (jelly === 0 && pods === 0) return <span className={css.none}>–</span>
  return (
    <span className={css.amount} data-loss={jelly < 0 || undefined}>
      {jelly !== 0 && signed(i18n, jelly)}
      {pods !== 0 && (
        <span className={css.pod} data-loss={pods < 0 || undefined}>
          <Pod size="1.15em" label={pods < 0 ? t`a pod back` : t`a pod`} />
          {Math.abs(pods) > 1 || pods < 0 ? signed(i18n, pods) : null}
        </span>
      )}
    </span>
  )
}
