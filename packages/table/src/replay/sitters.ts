import { BOT_LEVELS, type BotLevel, TEMPERAMENTS } from '@jelly/bots'
import type { Replay, ReplayPlayer } from '@jelly/dice'
import type { SeatState } from '../model/tableState.ts'

export type Sitter = Exclude<SeatState<never>, { kind: 'empty' }>

export const levelOf = (bot: string | undefined): BotLevel => BOT_LEVELS.find((level) => level === bot) ?? 'regular'

const temperament = TEMPERAMENTS[0]

export const botFor = ({ name }: ReplayPlayer, level: BotLevel): Sitter => ({ kind: 'bot', name, level, temperament })

export const personFor = (name: string, person: string): Sitter => ({
  kind: 'person',
  person,
  name,
  ready: false,
  presence: 'here',
})

/** Those who sat there when the game began. */
export const sittersOf = ({ players }: Replay): Sitter[] =>
  players.map((player, seat) =>
    player.bot === undefined ? personFor(player.name, `seat ${seat}`) : botFor(player, levelOf(player.bot)),
  )
