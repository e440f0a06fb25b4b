import { botName, TEMPERAMENTS } from '@jelly/bots'
import type { BotLevel } from '../model/settings.ts'
import type { SeatState } from '../model/tableState.ts'
import type { Draft } from '../record/Draft.ts'
import { namesAt } from '../record/people.ts'
import { isTaken } from './playerName.ts'

/** A bot with a name that nobody at the table has. */
export function newBot({ table, bytes }: Draft, level: BotLevel): Extract<SeatState<never>, { kind: 'bot' }> {
  const random = (count: number): number => (bytes(1)[0] ?? 0) % count
  const taken = namesAt(table)
  let name = botName(random)
  while (isTaken(name, taken)) name = botName(random)
  return { kind: 'bot', name, level, temperament: TEMPERAMENTS[random(TEMPERAMENTS.length)] ?? TEMPERAMENTS[0] }
}
