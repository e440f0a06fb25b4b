import { Trans, useLingui } from '@lingui/react/macro'
import source from '../../../../../../docs/rules.md?text'
import { directionOf, type Language, languageName } from '../../../locales/languages.ts'
import { Folded } from '../chapters/Chapter.tsx'
import css from './CompleteRules.module.css'
import { Pieces } from './Pieces.tsx'
import type { Block, Item, RulesText } from './rulesText.ts'

const rules = source as RulesText

function Rule({ item: { number, text, children } }: { item: Item }) {
  return (
    <li id={number ?? undefined} className={css.rule}>
      <strong className={css.number}>{number ?? '•'}</strong>
      <div>
        <Pieces line={text} drawn />
        {children.length > 0 && <List items={children} />}
      </div>
    </li>
  )
}

const List = ({ items }: { items: readonly Item[] }) => (
  <ul>
    {items.map((item, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- the text never changes
      <Rule key={at} item={item} />
    ))}
  </ul>
)

/* oxlint-disable react/no-array-index-key -- the text never changes */
const Table = ({ table: { head, rows } }: { table: Extract<Block, { kind: 'table' }> }) => (
  <table className={css.table}>
    <thead>
      <tr>
        {head.map((cell, at) => (
          <th key={at} scope="col">
            <Pieces line={cell} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={at}>
          {row.map((cell, column) => (
            <td key={column}>
              <Pieces line={cell} drawn />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

function Drawn({ block }: { block: Block }) {
  if (block.kind === 'list') return <List items={block.items} />
  if (block.kind === 'table') return <Table table={block} />
  const Tag = block.kind === 'heading' ? 'h3' : 'p'
  return (
    <Tag>
      <Pieces line={block.text} />
    </Tag>
  )
}

/** The project's own rules page, which the program is tested against: in the reader's language, else in English. */
export function CompleteRules() {
  const { i18n } = useLingui()
  const wanted = i18n.locale as Language
  const language = languageName(wanted) in rules ? wanted : 'en'
  return (
    <Folded id="complete" title={<Trans>The complete rules</Trans>}>
      <div className={css.text} lang={language} dir={directionOf(language)}>
        {rules[languageName(language)]?.map((block, at) => (
          <Drawn key={at} block={block} />
        ))}
      </div>
    </Folded>
  )
}
