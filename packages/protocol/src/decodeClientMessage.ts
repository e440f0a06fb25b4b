import type { ClientMessage } from '@jelly/table'
import { type Decoded, parseJson } from './encode.ts'
import { usualMessage } from './usualMessage.ts'
import { MAX_MESSAGE_BYTES, utf8Length } from './schemas/limits.ts'
import { clientMessage } from './schemas/clientMessage.ts'

/** Of UTF-8, that one unit of a text can take. */
const MOST_BYTES = 3

/** Reads what a browser sent. Whatever it is, the answer is a message or a problem, never an exception. */
export function decodeClientMessage(text: string): Decoded<ClientMessage> {
  if (text.length * MOST_BYTES > MAX_MESSAGE_BYTES && utf8Length(text) > MAX_MESSAGE_BYTES)
    return { problem: 'tooLong' }
  const json = parseJson(text)
  if (json === undefined) return { problem: 'notJson' }
  const message = usualMessage(json) ?? clientMessage.safeParse(json).data
  return message === undefined ? { problem: 'badMessage' } : { message }
}
