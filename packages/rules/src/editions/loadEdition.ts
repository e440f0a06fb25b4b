import { MAX_SEATS, type Pod } from '../model/ids.ts'
import type { Zones } from '../model/game.ts'
import { parseReward } from '../notation/parseReward.ts'
import { NotationError } from '../reading/NotationError.ts'
import type { Board, Edition, Face } from './edition.ts'
import { loadNames, noGap } from './loadNames.ts'
import { EditionError, fields, flag, list, nonEmpty, shown } from './reading.ts'

export const MAX_BOARDS = 60
export const MAX_PODS = 200

/** Reads an edition that somebody typed in; see `docs/editions.md` for its form. */
export function loadEdition(json: unknown): Edition {
  const { name, boards, inOrder, pods } = fields(json, '', ['name', 'boards', 'pods'], ['inOrder'])
  const edition = {
    name: nonEmpty(name, 'name'),
    boards: list(boards, 'boards', MAX_BOARDS).map((board, n) => loadBoard(board, `boards[${n}]`)),
    ...(flag(inOrder, 'inOrder') && { inOrder: true as const }),
    pods: list(pods, 'pods', MAX_PODS).map((pod, n) => loadPod(pod, `pods[${n}]`)),
  }
  noTwice(edition.boards, 'boards')
  noTwice(
    edition.boards.flatMap(({ faces }) => faces),
    'faces',
  )
  noGap(edition.boards)
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
  const loaded = list(faces, `${where}.faces`, 2).map((face, n) => loadFace(face, `${where}.faces[${n}]`))
  if (loaded.length === 0) throw new EditionError(`${where}.faces`, 'expected one or two faces, found none')
  return { id: nonEmpty(id, `${where}.id`), promo: flag(promo, `${where}.promo`), faces: loaded }
}

function loadFace(json: unknown, where: string): Face {
  const { id, name, green, zones } = fields(json, where, ['id', 'zones'], ['name', 'green'])
  return {
    id: nonEmpty(id, `${where}.id`),
    names: loadNames(name, `${where}.name`),
    green: flag(green, `${where}.green`),
    zones: loadZones(zones, `${where}.zones`),
  }
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

function noTwice(things: readonly { readonly id: string }[], where: string): void {
  const ids = things.map(({ id }) => id)
  const twice = ids.find((id, n) => ids.indexOf(id) !== n)
  if (twice !== undefined) throw new EditionError(where, `the id ${JSON.stringify(twice)} stands twice`)
}
