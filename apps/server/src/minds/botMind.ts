import type { BotMind } from '@jelly/table'
import { AceMind } from './AceMind.ts'
import { think } from '@jelly/bots'

export interface OwnBotMind extends BotMind {
  close(): Promise<void>
}

/** Rookies to veterans think on the spot, aces elsewhere. */
export function botMind(): OwnBotMind {
  const aces = new AceMind()
  return {
    think(level, temperament, view, seat, seed) {
      const question = { level, temperament, view, seat, seed }
      return level === 'ace' ? aces.think(question) : think(question)
    },
    close: () => aces.close(),
  }
}
