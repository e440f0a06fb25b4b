import type { Draft } from '../record/Draft.ts'
import type { BotLevel } from '../model/settings.ts'
import type { SeatState } from '../model/tableState.ts'

const NAMES = ['Pip', 'Moss', 'Juno', 'Taro', 'Wren', 'Fig', 'Nova', 'Otto', 'Kiki', 'Bram', 'Luz', 'Zed']
const TEMPERAMENTS = ['steady', 'bold', 'sly'] as const

/** A bot with a name that nobody at the table has. */
export function newBot({ table, bytes }: Draft, level: BotLevel): SeatState<never> {
  const taken = new Set(table.seats.map((seat) => (seat.kind === 'empty' ? '' : seat.name)))
  const free = NAMES.filter((name) => !taken.has(name))
  const [one = 0, other = 0] = bytes(2)
  const name = free[one % free.length] ?? 'Pip'
  return { kind: 'bot', name, level, temperament: TEMPERAMENTS[other % TEMPERAMENTS.length] ?? 'steady' }
}
