import type { ServerMessage } from '../model/message.ts'
import type { PersonConnection } from './Connections.ts'

type WatchersMessage = Extract<ServerMessage, { type: 'watchers' }>

/** So many names are told. */
const NAMED = 12

const isWatching = ({ seat, welcomed, door }: PersonConnection): boolean => welcomed && seat === null && door === null

/**
 * Who watches. It is true only while they are connected, so the journal does not know it. Those who play hear of each change;
 * those who watch hear of it with the next phase, so that a crowd that comes and goes costs little.
 */
export class Watchers {
  #isNew = false
  #isNewToWatchers = false

  changed(): void {
    this.#isNew = true
    this.#isNewToWatchers = true
  }

  tell(
    connections: readonly PersonConnection[],
    toAll: boolean,
    tell: (connection: PersonConnection, message: WatchersMessage) => void,
  ): void {
    if (!this.#isNew && !(toAll && this.#isNewToWatchers)) return
    this.#isNew = false
    if (toAll) this.#isNewToWatchers = false
    const message = watchersOf(connections)
    const text = JSON.stringify(message)
    for (const connection of connections) {
      const hears = connection.seat !== null || toAll || connection.watchersTold === null
      if (!connection.welcomed || connection.door !== null || !hears) continue
      if (text !== (connection.watchersTold ?? NOBODY)) tell(connection, message)
      connection.watchersTold = text
    }
  }
}

const NOBODY = JSON.stringify({ type: 'watchers', count: 0, names: [] } satisfies WatchersMessage)

function watchersOf(connections: readonly PersonConnection[]): WatchersMessage {
  const watching = connections.filter(isWatching)
  const names = watching.flatMap(({ shownName }) => shownName ?? [])
  return { type: 'watchers', count: watching.length, names: names.slice(0, NAMED) }
}
