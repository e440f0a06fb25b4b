import { Trans, useLingui } from '@lingui/react/macro'
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

interface Part {
  readonly at: number
  readonly text: string
  readonly seat: number | null
}

function partsOf(sentence: string): Part[] {
  let at = 0
  return sentence.split(/(\u{E000}\d+\u{E001}[^\u{E002}]*\u{E002})/u).map((part) => {
    const found = /\u{E000}(\d+)\u{E001}([^\u{E002}]*)/u.exec(part)
    const made = { at, text: found?.[2] ?? part, seat: found === null ? null : Number(found[1]) }
    at += part.length
    return made
  })
}

const Coloured = ({ sentence }: { sentence: string }) =>
  partsOf(sentence).map(({ at, text, seat }) =>
    seat === null ? (
      text
    ) : (
      <b key={at} style={{ color: squadStyle(seat).textColour }}>
        {text}
      </b>
    ),
  )

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
      <output>
        {shown && (
          <span key={scene.district ?? 'center'} ref={fadeIn} className={css.sentence}>
            <Coloured sentence={sentence} />
          </span>
        )}
        {shown && opening && (
          <span className={css.soon}>
            {' '}
            <Trans>The last round is scored. Now the pods are opened…</Trans>
          </span>
        )}
      </output>
      {!shown && you !== null && (
        <p className={css.hint} aria-hidden="true">
          <Trans>Tap for the next, hold for fast</Trans>
        </p>
      )}
    </div>
  )
}
