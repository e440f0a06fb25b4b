import { botName, TEMPERAMENTS } from '@jelly/bots'
import type { BotLevel } from '../model/settings.ts'
import type { SeatState } from '../model/tableState.ts'
import type { Draft } from '../record/Draft.ts'

/** A bot with a name that nobody at the table has. */
export function newBot({ table, bytes }: Draft, level: BotLevel): Extract<SeatState<never>, { kind: 'bot' }> {
  const random = (count: number): number => (bytes(1)[0] ?? 0) % count
  const taken = new Set(table.seats.map((seat) => (seat.kind === 'empty' ? '' : seat.name)))
  let name = botName(random)
  while (taken.has(name)) name = botName(random)
  return { kind: 'bot', name, level, temperament: TEMPERAMENTS[random(TEMPERAMENTS.length)] ?? TEMPERAMENTS[0] }
}
