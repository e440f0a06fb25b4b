export interface TablePageProps {
  readonly mode: 'play' | 'watch' | 'practice'
  readonly table: string
}

export default function TablePage({ mode, table }: TablePageProps) {
  return <main data-mode={mode}>{table}</main>
}
