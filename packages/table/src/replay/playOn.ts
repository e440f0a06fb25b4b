import type { BotLevel } from '@jelly/bots'
import type { Replay } from '@jelly/dice'
import type { Seat } from '@jelly/rules'
import type { HostedOptions } from '../model/options.ts'
import type { JournalRow, TablePorts } from '../model/ports.ts'
import { Table } from '../Table.ts'
import { Ghosts } from './Ghosts.ts'
import { reenact } from './reenact.ts'
import { botFor, personFor } from './sitters.ts'
import { tempoOfReplay } from './tempoOfReplay.ts'

/** A ghost does what was done, then a bot of that level goes on. */
export interface Rival {
  readonly kind: 'bot' | 'ghost'
  readonly level: BotLevel
}

export interface PlayOn {
  readonly replay: Replay
  /** The rows that are taken over. */
  readonly moment: number
  readonly seat: Seat
  readonly name: string
  /** By seat; what it says of the seat that is taken does not count. */
  readonly rivals: readonly Rival[]
}

/**
 * A table that goes on from a moment of a finished game, with the same dice: somebody takes a seat of it. The table does not
 * roll for the seats in `asRecorded`: their people do all that was done, rolls too.
 */
export async function openPlayOn(
  { replay: recorded, moment, seat, name, rivals }: PlayOn,
  person: string,
  ports: TablePorts,
  asRecorded: readonly Seat[] = [],
): Promise<Table> {
  const replay = asOfNow(recorded, moment, ports.clock.now())
  const sitters = replay.players.map((player, at) =>
    at === seat ? personFor(name, person) : botFor(player, rivals[at]?.level ?? 'regular'),
  )
  const rows: JournalRow[] = []
  let [round, roundAt]: [number, number] = [0, replay.startedAt]
  reenact(
    replay,
    (row) => {
      if (rows.length >= moment) return
      rows.push(row)
      for (const told of row.events)
        if (told.type === 'game' && told.event.type === 'roundStarted') [round, roundAt] = [told.event.round, row.at]
    },
    sitters,
  )
  const from = { round, sinceRound: (rows.at(-1)?.at ?? roundAt) - roundAt }
  const haunted = rivals.flatMap(({ kind }, at) => (at === seat || kind === 'bot' ? [] : [at]))
  const ghosts = { replay, seats: [...haunted, ...asRecorded], clock: ports.clock, mind: ports.botMind, from }
  const tempo = tempoOfReplay(replay)
  const hosted: HostedOptions = {
    speed: 1,
    ports: {
      ...ports,
      tempoOf: () => tempo,
      ...(haunted.length > 0 && { botMind: new Ghosts(ghosts) }),
    },
  }
  return Table.restore(rows, hosted)
}

/** The same game, as if the moment were now: clocks of other machines may be ahead. */
function asOfNow(replay: Replay, moment: number, now: number): Replay {
  const times: number[] = []
  reenact(replay, ({ at }) => times.push(at))
  const by = now - (times[moment - 1] ?? replay.startedAt)
  const entries = replay.entries.map((entry) => ({ ...entry, at: entry.at + by }))
  return { ...replay, startedAt: replay.startedAt + by, entries }
}
