import { type Bot, simpleBot } from '@jelly/bots'
import { type Randomness, seededRandomness } from '@jelly/rules'
import type { ServerMessage } from '../model/message.ts'
import type { BotMind, Entropy, Journal, JournalRow, TablePorts } from '../model/ports.ts'
import { VirtualClock } from './VirtualClock.ts'

/** A journal that keeps its rows as text, as a disk would. */
export class MemoryJournal implements Journal {
  readonly #rows: string[] = []

  append(row: JournalRow): Promise<void> {
    this.#rows.push(JSON.stringify(row))
    return Promise.resolve()
  }

  rows(): JournalRow[] {
    return this.#rows.map((text) => JSON.parse(text) as JournalRow)
  }
}

/** Bytes that look random and are the same for the same seed. */
export function seededEntropy(seed: number): Entropy {
  const random: Randomness = seededRandomness(seed)
  return { bytes: (count) => Uint8Array.from({ length: count }, () => random(256)) }
}

/** Bots that think at once, at every level. */
export const mindOf = (bot: Bot): BotMind => ({
  think: (_level, _temperament, view, seat, seed) => bot.think(view, seat, seededRandomness(seed)),
})

export interface TestPorts extends TablePorts {
  readonly clock: VirtualClock
  readonly journal: MemoryJournal
}

/** Everything a table needs, under a virtual clock; `tell` hears what each connection is told. */
export function testPorts(
  seed: number,
  tell: (connection: string, message: ServerMessage) => void,
  ports: Partial<TestPorts> = {},
): TestPorts {
  return {
    clock: new VirtualClock(),
    journal: new MemoryJournal(),
    audience: { tell },
    entropy: seededEntropy(seed),
    botMind: mindOf(simpleBot),
    ...ports,
  }
}
