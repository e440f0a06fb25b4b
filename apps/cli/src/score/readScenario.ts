import { DICE_PER_SEAT, type DieValue, MAX_SEATS, MIN_SEATS } from '@jelly/rules'
import { InputError } from '../input/InputError.ts'
import { fieldsFrom, listFrom, orElse, shown, wholeNumber } from '../input/json.ts'
import { readAnswer } from './readAnswer.ts'
import { bySeat, readDistrict } from './readDistrict.ts'
import { readPods } from './readPod.ts'
import type { Scenario } from './Scenario.ts'

const OPTIONAL = ['jelly', 'pods', 'stack', 'drone', 'center', 'answers', 'rolls', 'final']
const FEWEST_DISTRICTS = 3
const MOST_DISTRICTS = 9
const STARTING_JELLY = 2

/** Reads a scenario; whatever is wrong with it is an `InputError` that names the place. */
export function readScenario(json: unknown): Scenario {
  const found = fieldsFrom(json, '', ['seats', 'districts'], OPTIONAL)
  const seats = readSeats(found['seats'])
  const districts = readDistricts(found['districts'], seats)
  const scenario = {
    seats,
    jelly: forEachSeat(found['jelly'], 'jelly', seats, STARTING_JELLY, (jelly, where) => wholeNumber(jelly, where, 0)),
    pods: forEachSeat(found['pods'], 'pods', seats, [], readPods),
    stack: readPods(orElse(found['stack'], []), 'stack'),
    drone: wholeNumber(orElse(found['drone'], 0), 'drone', 0, districts.length - 1),
    districts,
    center: bySeat(orElse(found['center'], {}), 'center', seats, 0, (count, where) => wholeNumber(count, where, 0)),
    answers: listFrom(orElse(found['answers'], []), 'answers').map((answer, n) =>
      readAnswer(answer, `answers[${n}]`, seats),
    ),
    rolls: listFrom(orElse(found['rolls'], []), 'rolls').map((roll, n): DieValue =>
      wholeNumber(roll, `rolls[${n}]`, 1, 6),
    ),
    final: readFlag(orElse(found['final'], false), 'final'),
  }
  checkDiceCount(scenario)
  return scenario
}

function readSeats(json: unknown): readonly string[] {
  const seats = listFrom(json, 'seats').map((name, n) => readName(name, `seats[${n}]`))
  if (seats.length < MIN_SEATS || seats.length > MAX_SEATS)
    throw new InputError('seats', `expected ${MIN_SEATS} to ${MAX_SEATS} names, found ${seats.length}`)
  const twice = seats.findIndex((name, n) => seats.indexOf(name) !== n)
  if (twice >= 0) throw new InputError(`seats[${twice}]`, `the name ${shown(seats[twice])} stands twice`)
  return seats
}

function readName(json: unknown, where: string): string {
  if (typeof json === 'string' && json !== '') return json
  throw new InputError(where, `expected a name, found ${shown(json)}`)
}

function readDistricts(json: unknown, seats: readonly string[]): Scenario['districts'] {
  const found = listFrom(json, 'districts')
  if (found.length < FEWEST_DISTRICTS || found.length > MOST_DISTRICTS)
    throw new InputError('districts', `expected ${FEWEST_DISTRICTS} to ${MOST_DISTRICTS}, found ${found.length}`)
  return found.map((district, n) => readDistrict(district, `districts[${n}]`, seats))
}

function forEachSeat<T>(
  json: unknown,
  where: string,
  seats: readonly string[],
  missing: T,
  read: (item: unknown, where: string) => T,
): readonly T[] {
  if (json === undefined) return seats.map(() => missing)
  const found = listFrom(json, where)
  if (found.length !== seats.length)
    throw new InputError(where, `expected one for each of the ${seats.length} seats, found ${found.length}`)
  return found.map((item, n) => read(item, `${where}[${n}]`))
}

function readFlag(json: unknown, where: string): boolean {
  if (typeof json === 'boolean') return json
  throw new InputError(where, `expected true or false, found ${shown(json)}`)
}

/** [S1] Districts and center together. */
function checkDiceCount({ seats, districts, center }: Pick<Scenario, 'seats' | 'districts' | 'center'>): void {
  seats.forEach((name, seat) => {
    let count = center[seat] ?? 0
    for (const { dice } of districts) count += dice[seat]?.length ?? 0
    if (count > DICE_PER_SEAT)
      throw new InputError(
        'districts',
        `expected at most ${DICE_PER_SEAT} dice of ${shown(name)} there and on the center, found ${count}`,
      )
  })
}
