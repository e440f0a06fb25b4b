import type { Temperament } from '@jelly/bots'
import { type Event, ownerOf, type Seat } from '@jelly/rules'
import type { Emote } from '../model/request.ts'

/** What a bot may have something to say about. Everybody at the table sees all of it. */
const OCCASIONS = ['begins', 'kicked', 'kicks', 'locks', 'flips', 'hurried', 'gains', 'wins', 'loses'] as const
export type Occasion = (typeof OCCASIONS)[number]

/** What is said, and how often in a hundred times. */
type Saying = readonly [emote: Emote, often: number]

/** In character: the grudging one complains, the greedy one boasts, the cautious one is polite, the chaotic one laughs. */
const CHARACTERS: Readonly<Record<Temperament, Readonly<Partial<Record<Occasion, Saying>>>>> = {
  grudging: { kicked: ['ouch', 70], kicks: ['haha', 25], loses: ['again', 80], hurried: ['ouch', 15] },
  greedy: {
    kicked: ['ouch', 20],
    locks: ['mine', 50],
    gains: ['mine', 40],
    flips: ['hurry', 30],
    loses: ['again', 40],
  },
  cautious: {
    begins: ['goodLuck', 70],
    kicks: ['sorry', 60],
    hurried: ['thinking', 35],
    wins: ['thanks', 80],
    loses: ['wellPlayed', 80],
  },
  chaotic: {
    begins: ['hello', 50],
    kicked: ['wow', 40],
    kicks: ['haha', 45],
    flips: ['hurry', 40],
    gains: ['wow', 20],
    wins: ['haha', 60],
    loses: ['wow', 30],
  },
}

const MUCH = 6

/** What an event is to a seat; null where it is nothing to speak of. */
export function occasionFor(seat: Seat, event: Event): Occasion | null {
  switch (event.type) {
    case 'gameStarted':
      return 'begins'
    case 'dieKicked':
      if (event.seat === seat) return ownerOf(event.die) === seat ? null : 'kicks'
      return ownerOf(event.die) === seat ? 'kicked' : null
    case 'districtLocked':
      return event.seat === seat ? 'locks' : null
    case 'timerFlipped':
      return event.by === seat ? 'flips' : 'hurried'
    case 'jellyGained':
      return event.seat === seat && event.amount >= MUCH ? 'gains' : null
    case 'gameEnded':
      return event.winners.includes(seat) ? 'wins' : 'loses'
    default:
      return null
  }
}

/** `chance` is from 0 to 99. */
export function reactionTo(temperament: Temperament, occasion: Occasion, chance: number): Emote | null {
  const [emote, often] = CHARACTERS[temperament][occasion] ?? ['hello', 0]
  return chance < often ? emote : null
}
