import { type DieValue, EditionError, houseFace, loadZones, type Zone } from '@jelly/rules'
import { InputError } from '../input/InputError.ts'
import { fieldsFrom, listFrom, member, object, orElse, shown, wholeNumber } from '../input/json.ts'
import type { ScenarioDistrict } from './Scenario.ts'

export function readDistrict(json: unknown, where: string, seats: readonly string[]): ScenarioDistrict {
  const found = fieldsFrom(json, where, [], ['zones', 'face', 'target', 'dice'])
  return {
    ...readBoard(found['zones'], found['face'], where),
    target: wholeNumber(orElse(found['target'], 1), `${where}.target`, 1, 3) as Zone,
    dice: bySeat(orElse(found['dice'], {}), `${where}.dice`, seats, [], readDice),
  }
}

function readBoard(zones: unknown, face: unknown, where: string): Pick<ScenarioDistrict, 'face' | 'zones'> {
  if ((zones === undefined) === (face === undefined))
    throw new InputError(where, `expected either "zones" or "face", found ${zones === undefined ? 'neither' : 'both'}`)
  return face === undefined ? { face: '', zones: readZones(zones, where) } : readFace(face, where)
}

function readZones(json: unknown, where: string): ScenarioDistrict['zones'] {
  try {
    return loadZones(json, `${where}.zones`)
  } catch (error) {
    throw error instanceof EditionError ? new InputError('', error.message) : error
  }
}

function readFace(json: unknown, where: string): Pick<ScenarioDistrict, 'face' | 'zones'> {
  const face = typeof json === 'string' ? houseFace(json) : undefined
  if (face === undefined)
    throw new InputError(`${where}.face`, `expected a face of the house edition such as "2B", found ${shown(json)}`)
  return { face: face.id, zones: face.zones }
}

const readDice = (json: unknown, where: string): readonly DieValue[] =>
  listFrom(json, where).map((value, n) => wholeNumber(value, `${where}[${n}]`, 1, 6))

/** What an object says by name, in seat order. */
export function bySeat<T>(
  json: unknown,
  where: string,
  seats: readonly string[],
  missing: T,
  read: (item: unknown, where: string) => T,
): readonly T[] {
  const found = new Map(Object.entries(object(json, where)))
  for (const name of found.keys()) seatOf(name, member(where, name), seats)
  return seats.map((name) => (found.has(name) ? read(found.get(name), member(where, name)) : missing))
}

export function seatOf(json: unknown, where: string, seats: readonly string[]): number {
  const seat = seats.findIndex((name) => name === json)
  if (seat < 0) throw new InputError(where, `expected one of ${seats.map(shown).join(', ')}, found ${shown(json)}`)
  return seat
}
