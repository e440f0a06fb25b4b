import type { Event } from './model/event.ts'
import type { State } from './model/game.ts'
import { RULES_VERSION } from './newGame.ts'

/** A text written under other rules, or no such text at all. */
export class SerialError extends Error {
  override readonly name = 'SerialError'
}

export const serialiseState = (state: State): string => JSON.stringify({ rules: RULES_VERSION, state })

export const serialiseEvents = (events: readonly Event[]): string => JSON.stringify({ rules: RULES_VERSION, events })

export const parseState = (text: string): State => {
  const state = unwrap(text, 'state')
  if (typeof state !== 'object' || state === null || Array.isArray(state)) throw new SerialError('expected a state')
  return state as State
}

export const parseEvents = (text: string): readonly Event[] => {
  const events = unwrap(text, 'events')
  if (!Array.isArray(events)) throw new SerialError('expected a list of events')
  return events as Event[]
}

function unwrap(text: string, key: 'state' | 'events'): unknown {
  const parsed = parseJson(text)
  if (typeof parsed !== 'object' || parsed === null || !Object.hasOwn(parsed, key)) {
    throw new SerialError(`expected an object with "rules" and "${key}"`)
  }
  const { rules, [key]: content } = parsed as { rules?: unknown; state?: unknown; events?: unknown }
  if (rules !== RULES_VERSION) {
    throw new SerialError(`written under rules version ${String(rules)}, these are version ${RULES_VERSION}`)
  }
  return content
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SerialError('not JSON')
  }
}
