import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { squadStyle } from '../../../design/dice/squads.ts'
import type { TableNames } from '../../../words/table/TableNames.ts'
import { sceneSentences } from '../../../words/table/scoring.ts'
import { useNames } from '../hooks/useNames.ts'
import { sceneFacts } from '../model/sceneFacts.ts'
import type { Scene } from '../model/scenes.ts'
import { fadeIn } from './fadeIn.ts'
import css from './Theatre.module.css'

const LONG = 70
const VERY_LONG = 130

/** Names carry their seat through the sentence, so that they can be drawn in its colour. */
const marked = (names: TableNames): TableNames => ({
  ...names,
  who: (seat) => (seat === 'table' ? names.who(seat) : `\u{E000}${seat}\u{E001}${names.who(seat)}\u{E002}`),
})

function coloured(sentence: string): ReactNode[] {
  return sentence.split(/(\u{E000}\d+\u{E001}[^\u{E002}]*\u{E002})/u).map((part, n) => {
    const found = /\u{E000}(\d+)\u{E001}([^\u{E002}]*)/u.exec(part)
    if (found === null) return part
    return (
      <b key={`${n}`} style={{ color: squadStyle(Number(found[1])).textColour }}>
        {found[2]}
      </b>
    )
  })
}

const plain = (sentence: string): string => sentence.replaceAll(/[\u{E000}\u{E001}\u{E002}]/gu, '')

/** Why, how much, to whom: with the crown, not before. Until then it says how to go on. */
export function SceneSentence({ scene, shown }: { scene: Scene; shown: boolean }) {
  const { i18n } = useLingui()
  const names = useNames()
  const you = useTable((snapshot) => snapshot.you)
  const moments = useTable(({ history }) => history.moments)
  const opening = useTable(({ view }) => view?.game?.phase === 'opening')
  const sentence = shown ? sceneSentences(i18n, sceneFacts(moments, scene), marked(names)) : ''
  const { length } = plain(sentence)
  const size = length > VERY_LONG ? 'small' : length > LONG ? 'medium' : 'large'
  return (
    <div className={css.say} data-size={size}>
      <p role="status">
        {shown && (
          <span key={scene.district ?? 'center'} ref={fadeIn} className={css.sentence}>
            {coloured(sentence)}
          </span>
        )}
        {shown && opening && (
          <span className={css.soon}>
            {' '}
            <Trans>The last round is scored. Now the pods are opened…</Trans>
          </span>
        )}
      </p>
      {!shown && you !== null && (
        <p className={css.hint} aria-hidden="true">
          <Trans>Tap for the next, hold for fast</Trans>
        </p>
      )}
    </div>
  )
}
