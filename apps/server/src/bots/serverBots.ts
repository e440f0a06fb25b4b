import type { BotMind } from '@jelly/table'
import { AceThread } from './AceThread.ts'
import { think } from '@jelly/bots'

export interface ServerBots extends BotMind {
  close(): Promise<void>
}

/** How bots think here: aces in their own thread, all others at once. */
export function serverBots(): ServerBots {
  const aces = new AceThread()
  return {
    think(level, temperament, view, seat, seed) {
      const question = { level, temperament, view, seat, seed }
      return level === 'ace' ? aces.think(question) : think(question)
    },
    close: () => aces.close(),
  }
}
