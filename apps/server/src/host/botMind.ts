import { simpleBot } from '@jelly/bots'
import { seededRandomness } from '@jelly/rules'
import type { BotMind } from '@jelly/table'

/** Every level thinks on this thread for now. */
export const botMind: BotMind = {
  think: (_level, _temperament, view, seat, seed) => simpleBot.think(view, seat, seededRandomness(seed)),
}
