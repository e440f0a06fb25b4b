import { Trans, useLingui } from '@lingui/react/macro'
import source from '../../../../../../docs/rules.md?raw'
import { type Language, languageName } from '../../../locales/languages.ts'
import { Chapter } from '../chapters/Chapter.tsx'
import css from './CompleteRules.module.css'
import { Inline } from './Inline.tsx'
import { type Block, blocksOf, type Item, partUnder } from './markdown.ts'

/** `**R4** …`: a rule can be linked to by its number. */
const NUMBERED = /^\*\*([SRCWK]\d)\*\* /

function Rule({ item }: { item: Item }) {
  const number = NUMBERED.exec(item.text)?.[1]
  return (
    <li id={number} className={css.rule}>
      <strong className={css.number}>{number ?? '•'}</strong>
      <div>
        <Inline text={item.text.replace(NUMBERED, '')} drawn />
        {item.children.length > 0 && <List items={item.children} />}
      </div>
    </li>
  )
}

function List({ items }: { items: readonly Item[] }) {
  return (
    <ul>
      {items.map((item) => (
        <Rule key={item.text} item={item} />
      ))}
    </ul>
  )
}

function Table({ table }: { table: Extract<Block, { kind: 'table' }> }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {table.head.map((cell) => (
            <th key={cell} scope="col">
              <Inline text={cell} drawn={false} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell) => (
              <td key={cell}>
                <Inline text={cell} drawn />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Drawn({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>
  if (block.kind === 'list') return <List items={block.items} />
  if (block.kind === 'table') return <Table table={block} />
  return (
    <p>
      <Inline text={block.text} drawn={false} />
    </p>
  )
}

/** The project's own rules page, which the program is tested against, in the reader's language. */
export function CompleteRules() {
  const { i18n } = useLingui()
  const blocks = blocksOf(partUnder(source, languageName(i18n.locale as Language)))
  return (
    <Chapter id="complete" title={<Trans>The complete rules</Trans>}>
      <div className={css.text}>
        {blocks.map((block, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the text never changes
          <Drawn key={at} block={block} />
        ))}
      </div>
    </Chapter>
  )
}
