import { MAX_SEATS, type Pod } from '../model/ids.ts'
import type { Zones } from '../model/game.ts'
import { NotationError } from '../reading/NotationError.ts'
import { parseReward } from '../notation/parseReward.ts'
import type { Board, Edition, Face } from './edition.ts'

/** An edition that cannot be used, with the place of the mistake. */
export class EditionError extends Error {
  constructor(where: string, problem: string) {
    super(where === '' ? problem : `${where}: ${problem}`)
    this.name = 'EditionError'
  }
}

export const MAX_BOARDS = 60
export const MAX_PODS = 200
const MAX_NAME = 40

type Fields = Readonly<Record<string, unknown>>

/** Reads an edition that somebody typed in; see `docs/editions.md` for its form. */
export function loadEdition(json: unknown): Edition {
  const { name, boards, pods } = fields(json, '', ['name', 'boards', 'pods'])
  const edition = {
    name: nonEmpty(name, 'name'),
    boards: list(boards, 'boards', MAX_BOARDS).map((board, n) => loadBoard(board, `boards[${n}]`)),
    pods: list(pods, 'pods', MAX_PODS).map((pod, n) => loadPod(pod, `pods[${n}]`)),
  }
  noTwice(edition.boards, 'boards')
  noTwice(
    edition.boards.flatMap(({ faces }) => faces),
    'faces',
  )
  const enough = edition.boards.filter(({ promo }) => !promo).length
  if (enough < 5)
    throw new EditionError(
      'boards',
      `expected at least 5 that are not promo (7 for ${MAX_SEATS} players), found ${enough}`,
    )
  return edition
}

function loadBoard(json: unknown, where: string): Board {
  const { id, promo, faces } = fields(json, where, ['id', 'faces'], ['promo'])
  if (promo !== undefined && typeof promo !== 'boolean')
    throw new EditionError(`${where}.promo`, 'expected true or false')
  const loaded = list(faces, `${where}.faces`, 2).map((face, n) => loadFace(face, `${where}.faces[${n}]`))
  if (loaded.length === 0) throw new EditionError(`${where}.faces`, 'expected one or two faces, found none')
  return { id: nonEmpty(id, `${where}.id`), promo: promo === true, faces: loaded }
}

function loadFace(json: unknown, where: string): Face {
  const { id, name, green, zones } = fields(json, where, ['id', 'name', 'zones'], ['green'])
  if (green !== undefined && typeof green !== 'boolean')
    throw new EditionError(`${where}.green`, 'expected true or false')
  return {
    id: nonEmpty(id, `${where}.id`),
    name: loadName(name, `${where}.name`),
    green: green === true,
    zones: loadZones(zones, `${where}.zones`),
  }
}

/** One name for both languages, or one for each. */
function loadName(json: unknown, where: string): Face['name'] {
  if (typeof json === 'string') return { en: nonEmpty(json, where), fr: json }
  const { en, fr } = fields(json, where, ['en', 'fr'])
  return { en: nonEmpty(en, `${where}.en`), fr: nonEmpty(fr, `${where}.fr`) }
}

/** Three rewards in our notation. */
export function loadZones(json: unknown, where: string): Zones {
  const zones = list(json, where, 3)
  const [one, two, three] = zones.map((zone, n) => loadReward(zone, `${where}[${n}]`))
  if (one === undefined || two === undefined || three === undefined)
    throw new EditionError(where, `expected three zones, found ${zones.length}`)
  return [one, two, three]
}

function loadReward(json: unknown, where: string): Zones[number] {
  if (typeof json !== 'string') throw new EditionError(where, `expected a reward in quotes, found ${shown(json)}`)
  try {
    return parseReward(json)
  } catch (error) {
    throw error instanceof NotationError ? new EditionError(where, error.message) : error
  }
}

function loadPod(json: unknown, where: string): Pod {
  if (json === 'die' || (typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= 99)) return json
  throw new EditionError(where, `expected a whole number from 0 to 99 or "die", found ${shown(json)}`)
}

function fields(json: unknown, where: string, needed: readonly string[], optional: readonly string[] = []): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new EditionError(where, `expected an object, found ${shown(json)}`)
  const known = [...needed, ...optional]
  for (const key of Object.keys(json)) {
    if (!known.includes(key))
      throw new EditionError(where, `unknown key ${JSON.stringify(key)}; known are ${known.join(', ')}`)
  }
  for (const key of needed) if (!Object.hasOwn(json, key)) throw new EditionError(where, `"${key}" is missing`)
  return json as Fields
}

function list(json: unknown, where: string, most: number): readonly unknown[] {
  if (!Array.isArray(json)) throw new EditionError(where, `expected a list, found ${shown(json)}`)
  if (json.length > most) throw new EditionError(where, `expected at most ${most}, found ${json.length}`)
  return json
}

function nonEmpty(json: unknown, where: string): string {
  if (typeof json === 'string' && json.trim() !== '' && json.length <= MAX_NAME) return json
  throw new EditionError(where, `expected a text of 1 to ${MAX_NAME} characters, found ${shown(json)}`)
}

function noTwice(things: readonly { readonly id: string }[], where: string): void {
  const ids = things.map(({ id }) => id)
  const twice = ids.find((id, n) => ids.indexOf(id) !== n)
  if (twice !== undefined) throw new EditionError(where, `the id ${JSON.stringify(twice)} stands twice`)
}

function shown(json: unknown): string {
  const text = JSON.stringify(json) ?? 'nothing'
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
