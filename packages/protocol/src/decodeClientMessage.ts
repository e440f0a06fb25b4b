import type { ClientMessage } from '@jelly/table'
import { type Decoded, parseJson } from './encode.ts'
import { MAX_MESSAGE_BYTES, utf8Length } from './schemas/limits.ts'
import { clientMessage } from './schemas/clientMessage.ts'

/** Reads what a browser sent. Whatever it is, the answer is a message or a problem, never an exception. */
export function decodeClientMessage(text: string): Decoded<ClientMessage> {
  if (utf8Length(text) > MAX_MESSAGE_BYTES) return { problem: 'tooLong' }
  const json = parseJson(text)
  if (json === undefined) return { problem: 'notJson' }
  const { data } = clientMessage.safeParse(json)
  return data === undefined ? { problem: 'badMessage' } : { message: data }
}
