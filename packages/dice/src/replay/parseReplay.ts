import { type Event, type EventOf, MAX_SEATS, MIN_SEATS, type Result, type SeatOrTable } from '@jelly/rules'
import { isGameId, isSeed, MAX_GAME_ID, MAX_SEED } from '../proof/combine.ts'
import { isHash } from '../proof/hex.ts'
import type { EditionJson } from './editionJson.ts'
import { exactly, fieldsOf, flagOf, listOf, textOf, timeOf, wholeOf } from './read.ts'
import { readCommand } from './readCommand.ts'
import { ReplayError } from './ReplayError.ts'
import {
  MAX_NAME,
  type Replay,
  REPLAY_FORMAT,
  REPLAY_VERSION,
  type ReplayEntry,
  type RecordedPlayer,
  type ReplaySetup,
} from './replay.ts'

const KEYS = [
  'format',
  'version',
  'rules',
  'gameId',
  'commitment',
  'key',
  'seeds',
  'setup',
  'players',
  'startedAt',
  'start',
  'entries',
  'result',
  'digest',
] as const

/** The shape of a replay. What it claims to have happened (start, events, result, edition) is for others to check. */
export function parseReplay(json: unknown): Replay {
  const found = fieldsOf(json, 'replay', KEYS)
  const setup = readSetup(found['setup'])
  return {
    format: exactly(found['format'], 'format', REPLAY_FORMAT),
    version: exactly(found['version'], 'version', REPLAY_VERSION),
    rules: wholeOf(found['rules'], 'rules'),
    gameId: textOf(found['gameId'], 'gameId', `1 to ${MAX_GAME_ID} letters, digits or . _ : -`, isGameId),
    commitment: readHash(found['commitment'], 'commitment'),
    key: readHash(found['key'], 'key'),
    seeds: perSeat(listOf(found['seeds'], 'seeds', readSeed), 'seeds', setup.seats),
    setup,
    players: perSeat(listOf(found['players'], 'players', readPlayer), 'players', setup.seats),
    startedAt: timeOf(found['startedAt'], 'startedAt'),
    start: found['start'] as EventOf<'gameStarted', never>,
    entries: inOrder(listOf(found['entries'], 'entries', readEntry)),
    result: found['result'] as Result | null,
    digest: readHash(found['digest'], 'digest'),
  }
}

const readHash = (json: unknown, where: string): string => textOf(json, where, '64 lower-case hex digits', isHash)

const readSeed = (json: unknown, where: string): string =>
  textOf(json, where, `up to ${MAX_SEED} letters, digits or . _ : -`, isSeed)

const isName = (text: string): boolean => text !== '' && Array.from(text).length <= MAX_NAME

function readPlayer(json: unknown, where: string): RecordedPlayer {
  const { name, bot } = fieldsOf(json, where, ['name'], ['bot'])
  const player = { name: textOf(name, `${where}.name`, `1 to ${MAX_NAME} letters`, isName) }
  return bot === undefined
    ? player
    : { ...player, bot: textOf(bot, `${where}.bot`, `1 to ${MAX_NAME} letters`, isName) }
}

function readSetup(json: unknown): ReplaySetup {
  const { seats, edition, firstGame, promo } = fieldsOf(json, 'setup', ['seats', 'edition', 'firstGame', 'promo'])
  const count = wholeOf(seats, 'setup.seats')
  if (count < MIN_SEATS || count > MAX_SEATS)
    throw new ReplayError('setup.seats', `expected ${MIN_SEATS} to ${MAX_SEATS}`)
  return {
    seats: count,
    edition: edition as 'house' | EditionJson,
    firstGame: flagOf(firstGame, 'setup.firstGame'),
    promo: flagOf(promo, 'setup.promo'),
  }
}

function readEntry(json: unknown, where: string): ReplayEntry {
  const { seq, at, seat, command, events } = fieldsOf(json, where, ['seq', 'at', 'seat', 'command', 'events'])
  return {
    seq: wholeOf(seq, `${where}.seq`),
    at: timeOf(at, `${where}.at`),
    seat: readSeat(seat, `${where}.seat`),
    command: readCommand(command, `${where}.command`),
    events: listOf(events, `${where}.events`, (event) => event as Event),
  }
}

const readSeat = (json: unknown, where: string): SeatOrTable => (json === 'table' ? json : wholeOf(json, where))

function perSeat<T>(list: T[], where: string, seats: number): T[] {
  if (list.length !== seats) throw new ReplayError(where, `expected ${seats}, one per seat, found ${list.length}`)
  return list
}

function inOrder(entries: ReplayEntry[]): ReplayEntry[] {
  const late = entries.findIndex(({ seq }, n) => seq < (entries[n - 1]?.seq ?? 0))
  if (late >= 0) throw new ReplayError(`entries[${late}].seq`, 'comes before the entry above it')
  return entries
}
