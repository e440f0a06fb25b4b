import { think } from '@jelly/bots'
import type { Audience, Journal, TablePorts } from '@jelly/table'
import { browserClock } from '../browserClock.ts'
import { browserEntropy } from '../browserEntropy.ts'

/** A table for one evening: nothing of it outlives the page. */
const journal: Journal = { append: () => Promise.resolve() }

/** What a table needs of the world, as a browser has it. */
export const browserPorts = (audience: Audience): TablePorts => ({
  clock: browserClock,
  journal,
  audience,
  entropy: { bytes: browserEntropy },
  botMind: {
    think: (level, temperament, view, seat, seed) => think({ level, temperament, view, seat, seed }),
  },
})
