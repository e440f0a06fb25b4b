import { type ClientMessage, readName } from '@jelly/table'
import { LAST_DIE, LAST_DISTRICT } from './schemas/bounds.ts'
import { MAX_COUNT } from './schemas/clientMessage.ts'

type Plain = Readonly<Record<string, unknown>>

/**
 * The messages of a round and a new name, which are nearly all that a server reads, checked by hand: zod takes four times as long. What this
 * does not know is undefined and goes to zod, so nothing is refused here; and a test holds what it accepts against zod.
 */
export function usualMessage(json: unknown): ClientMessage | undefined {
  return isPlain(json) && (isPong(json) || isUsualRequest(json)) ? (json as unknown as ClientMessage) : undefined
}

const isPong = (json: Plain): boolean =>
  json['type'] === 'pong' && isWhole(json['n'], 0, MAX_COUNT) && isWhole(json['seq'], 0) && has(json, 3)

const isUsualRequest = (json: Plain): boolean =>
  json['type'] === 'do' && isWhole(json['id'], 1) && has(json, 3) && isUsual(json['request'])

function isUsual(request: unknown): boolean {
  if (!isPlain(request)) return false
  switch (request['type']) {
    case 'rollDice':
    case 'skipEffect':
    case 'flipTimer':
    case 'skip':
      return has(request, 1)
    case 'placeDie':
      return isWhole(request['die'], 0, LAST_DIE) && isWhole(request['district'], 0, LAST_DISTRICT) && has(request, 3)
    case 'lockDistrict':
      return isWhole(request['district'], 0, LAST_DISTRICT) && has(request, 2)
    case 'setReady':
      return typeof request['ready'] === 'boolean' && has(request, 2)
    case 'setName':
      return isMended(request['name']) && has(request, 2)
    default:
      return false
  }
}

/** Zod mends the others. */
function isMended(typed: unknown): boolean {
  const read = typeof typed === 'string' && readName(typed)
  return read && 'name' in read && read.name === typed
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/** Where all names that are asked for are there, no more may be. */
const has = (json: Plain, names: number): boolean => Object.keys(json).length === names

const isWhole = (value: unknown, least: number, most: number = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most && !Object.is(value, -0)
