import { BOT_LEVELS, type BotLevel, TEMPERAMENTS } from '@jelly/bots'
import type { Replay, RecordedPlayer } from '@jelly/dice'
import type { SeatState } from '../model/tableState.ts'

export type FilledSeat = Exclude<SeatState<never>, { kind: 'empty' }>

export const levelOf = (bot: string | undefined): BotLevel => BOT_LEVELS.find((level) => level === bot) ?? 'regular'

const temperament = TEMPERAMENTS[0]

export const botFor = ({ name }: RecordedPlayer, level: BotLevel): FilledSeat => ({
  kind: 'bot',
  name,
  level,
  temperament,
})

export const personFor = (name: string, person: string): FilledSeat => ({
  kind: 'person',
  person,
  name,
  ready: false,
  presence: 'here',
})

/** Those who sat there when the game began. */
export const sittersOf = ({ players }: Replay): FilledSeat[] =>
  players.map((player, seat) =>
    player.bot === undefined ? personFor(player.name, `seat ${seat}`) : botFor(player, levelOf(player.bot)),
  )
