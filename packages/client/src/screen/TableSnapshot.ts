import { cloneGame, evolve, type Seat, type ViewEvent } from '@jelly/rules'
import type { Emote, FinishPlan, Standing, TableView } from '@jelly/table'
import type { ConnectionStatus } from '../connection/TableConnection.ts'
import type { PendingRequest, RefusedRequest } from '../requests/PendingRequests.ts'
import { marksOf, NO_MARKS, type PendingMarks, predict } from '../requests/prediction.ts'
import type { WatcherCount } from '../table/TableClient.ts'
import type { GameHistory } from './history.ts'

export interface ShownEmote {
  readonly seat: Seat
  readonly emote: Emote
  /** By the server's clock. */
  readonly at: number
}

/** Everything that a screen shows of a table. Nothing in it is ever written again. */
export interface TableSnapshot {
  readonly connection: ConnectionStatus
  readonly you: Seat | null
  /** What the table said. */
  readonly view: TableView | null
  /** The same, as if everything that I asked for were done already. */
  readonly shown: TableView | null
  readonly marks: PendingMarks
  readonly pending: readonly PendingRequest[]
  /** The latest. */
  readonly refused: RefusedRequest | null
  /** What my seat does as soon as its last die is placed, as I asked for it last. */
  readonly plan: FinishPlan | null
  readonly history: GameHistory
  readonly emotes: readonly ShownEmote[]
  readonly watchers: WatcherCount
  /** How I stand while I have no seat. */
  readonly standing: Standing | null
  /** What was promised about the dice of the game before it began, and what I added. */
  readonly witness: DiceWitness | null
}

/** With this the dice can be checked after the game without trusting anyone. */
export interface DiceWitness {
  readonly gameId: string
  readonly commitment: string
  readonly seat: Seat
  readonly seed: string
}

export const emptySnapshot = (history: GameHistory): TableSnapshot => ({
  connection: { kind: 'connecting' },
  you: null,
  view: null,
  shown: null,
  marks: NO_MARKS,
  pending: [],
  refused: null,
  plan: null,
  history,
  emotes: [],
  watchers: { count: 0, names: [] },
  standing: null,
  witness: null,
})

/** The latest plan without an answer. */
export function planAsked(pending: readonly PendingRequest[]): FinishPlan | null {
  let plan: FinishPlan | null = null
  for (const { request } of pending)
    if (request.type === 'planFinish') plan = { lock: request.lock, flip: request.flip }
  return plan
}

/** The view with everything that I asked for done already. */
export function predicted(
  view: TableView | null,
  you: Seat | null,
  pending: readonly PendingRequest[],
): { shown: TableView | null; marks: PendingMarks } {
  if (view === null || view.game === null || you === null || pending.length === 0)
    return { shown: view, marks: NO_MARKS }
  const game = cloneGame(view.game)
  const events: ViewEvent[] = []
  for (const { request } of pending) {
    for (const event of predict(game, you, request)) {
      evolve(game, event)
      events.push(event)
    }
  }
  return {
    shown: { ...view, game },
    marks: marksOf(
      events,
      pending.map(({ request }) => request),
    ),
  }
}
