export type { Bot, Thought } from './Bot.ts'
export { SelfPlay } from './SelfPlay.ts'
export { randomBot } from './simple/randomBot.ts'
export { simpleBot } from './simple/simpleBot.ts'
