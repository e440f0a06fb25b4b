import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** All that is loaded with these modules. */
function loadedWith(ids: readonly string[], graph: Graph, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue
    found.add(id)
    loadedWith(graph.getModuleInfo(id)?.importedIds ?? [], graph, found)
  }
  return found
}

/** The game itself, without a page. By name: `index.ts` of a package imports more than what is used of it. */
const GAME = new RegExp(
  [
    'client/src/(?!lobby/)',
    'protocol/src/',
    'rules/src/(?!editions|notation|reading|seededDice)',
    'table/src/(model/(request|tableState)|record/(cloneTable|evolveTable|followEvents))',
  ]
    .map((part) => `/packages/${part}`)
    .join('|'),
)

function chunksOf(root: string, graph: Graph): Map<string, string | null> {
  const screen = (name: string): string => join(root, 'src/screens', `${name}.tsx`)
  const table = screen('table/TablePage')
  const withTable = new Set([
    table,
    screen('replay/ReplayPage'),
    screen('learn/LearnScreen'),
    screen('learn/LearnInLobby'),
  ])
  const home = loadedWith([join(root, 'index.html')], graph)
  const pages = [...home].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const elsewhere = loadedWith(
    pages.filter((id) => !withTable.has(id)),
    graph,
  )
  const chunkOf = (id: string): string | null => {
    if (GAME.test(id)) return 'game'
    // The page itself keeps its name in the list of chunks.
    if (home.has(id) || id === table) return null
    return elsewhere.has(id) ? 'drawings' : 'table'
  }
  return new Map([...loadedWith([table], graph)].map((id) => [id, chunkOf(id)]))
}

/**
 * What a table needs at once comes in three files instead of thirty: each file is packed on its own, and small ones badly.
 * What other pages draw too is one of them, so that these do not load the whole table.
 */
export function groupTable(root: string): (id: string, graph: Graph) => string | null {
  let chunks: Map<string, string | null> | null = null
  return (id, graph) => {
    chunks ??= chunksOf(root, graph)
    return chunks.get(id) ?? null
  }
}
