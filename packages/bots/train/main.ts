// Makes src/evaluation/learned.ts by self-play: see README.md in this folder.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Bot, botWith, PROFILES, type Weights } from '../src/index.ts'
import { FIRST } from './first.ts'
import { fitOutlook, surprise } from './fitOutlook.ts'
import { LEARNED } from '../src/evaluation/learned.ts'
import { collect } from './snapshots.ts'
import { edge, tunePolicy } from './tunePolicy.ts'
import { written } from './written.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    laps: { type: 'string', default: '3' },
    games: { type: 'string', default: '240' },
    tries: { type: 'string', default: '8' },
    afresh: { type: 'boolean', default: false },
    out: { type: 'string', default: join(import.meta.dirname, '../src/evaluation/learned.ts') },
  },
})
const [seed, laps, games, tries] = [values.seed, values.laps, values.games, values.tries].map(Number) as [
  number,
  number,
  number,
  number,
]
const say = (text: string): void => console.log(text)

const quickAce = { ...PROFILES.ace, samples: 0 }
const crowd = (weights: Weights): Bot[] =>
  [PROFILES.regular, PROFILES.veteran, PROFILES.veteran, quickAce, quickAce].map((profile) =>
    botWith(profile, 'chaotic', weights),
  )

function lap(weights: Weights, number: number): Weights {
  const snapshots = collect(crowd(weights), games, seed * 100 + number, weights)
  const fitted = fitOutlook(weights, snapshots, seed + number)
  say(
    `outlook ${number}: surprise ${surprise(weights, snapshots).toFixed(4)} → ${surprise(fitted, snapshots).toFixed(4)}`,
  )
  return tries === 0 ? fitted : tunePolicy(fitted, tries, 2 * games, seed + number, say)
}

let weights = values.afresh ? FIRST : LEARNED
for (let number = 1; number <= laps; number++) weights = lap(weights, number)
const bot = (of: Weights): Bot => botWith(PROFILES.veteran, 'greedy', of)
const start = values.afresh ? FIRST : LEARNED
say(
  `a Veteran with the new weights among three with the old: ${((edge(bot(weights), bot(start), 400, 99) + 0.25) * 100).toFixed(1)} %`,
)
writeFileSync(values.out, written(weights))
