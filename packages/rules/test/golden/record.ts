import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type EventOf, houseEdition, RULES_VERSION, type Setup } from '../../src/index.ts'
import { DiceRecorder, GOLDEN_FOLDER, type GoldenMove, goldenText } from '../support/goldenGame.ts'
import { pureDice } from '../support/pureDice.ts'
import { playRandomly } from '../support/randomGame.ts'
import { wildEdition } from '../support/wildEdition.ts'

const HELP = `Records a random game into the golden corpus.

  node packages/rules/test/golden/record.ts NAME [options]

  --seats N       3, 4 or 5 (default 4)
  --seed N        which game (default 1)
  --edition NAME  house or wild (default house); wild is full of copies, payments and choices
  --promo         with the promo boards
  --first-game    green faces only
  --help          this text

Example: node packages/rules/test/golden/record.ts five-promo --seats 5 --promo --seed 7

A recorded game is never recorded again: its file proves that today's rules still play it as they did then. When a rule
changes on purpose, raise RULES_VERSION and record new games beside the old ones.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    edition: { type: 'string', default: 'house' },
    promo: { type: 'boolean', default: false },
    'first-game': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const [name] = positionals

if (values.help || name === undefined) console.log(HELP)
else record(name)

function record(name: string): void {
  const { seats, seed, promo, 'first-game': firstGame } = values
  const edition = values.edition === 'wild' ? wildEdition : houseEdition
  const setup: Setup = { seats: Number(seats), edition, promo, firstGame }
  const recorder = new DiceRecorder(pureDice(Number(seed)))
  const moves: GoldenMove[] = []
  const starts: EventOf<'gameStarted', never>[] = []
  const end = playRandomly(
    Number(seed),
    {
      decided: (_, { seat, command }, events) => moves.push([seat, command, events]),
      evolved: (_, event) => event.type === 'gameStarted' && starts.push(event),
    },
    setup,
    recorder.roll,
  )
  const options = [promo && 'promo', firstGame && 'first game'].filter(Boolean)
  const about = [`${seats} players`, `${edition.name} edition`, ...options, `seed ${seed}`].join(', ')
  const [started] = starts
  if (started === undefined) throw new Error('the game did not start')
  const text = goldenText({ about, rules: RULES_VERSION, started, dice: recorder.fallen, moves, end })
  writeFileSync(join(GOLDEN_FOLDER, `${name}.json`), text, { flag: 'wx' })
  console.log(`${name}.json: ${about}, ${moves.length} moves, ${Math.round(text.length / 1024)} KB`)
}
