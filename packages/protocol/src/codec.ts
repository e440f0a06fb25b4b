import type { ClientMessage, ServerMessage } from '@jelly/table'
import { MAX_MESSAGE_BYTES, utf8Length } from './limits.ts'
import { clientMessage } from './schemas/clientMessage.ts'

export type DecodeProblem = 'tooLong' | 'notJson' | 'badMessage'
export type Decoded<Message> = { readonly message: Message } | { readonly problem: DecodeProblem }

export const encode = (message: ClientMessage | ServerMessage): string => JSON.stringify(message)

/** Reads what a browser sent. Whatever it is, the answer is a message or a problem, never an exception. */
export function decodeClientMessage(text: string): Decoded<ClientMessage> {
  if (utf8Length(text) > MAX_MESSAGE_BYTES) return { problem: 'tooLong' }
  const json = parse(text)
  if (json === undefined) return { problem: 'notJson' }
  const { data } = clientMessage.safeParse(json)
  return data === undefined ? { problem: 'badMessage' } : { message: data }
}

/** Reads what a server sent: a browser trusts its server's words and only makes sure that they are a message. */
export function decodeServerMessage(text: string): Decoded<ServerMessage> {
  const json = parse(text)
  if (json === undefined) return { problem: 'notJson' }
  return isTyped(json) ? { message: json as ServerMessage } : { problem: 'badMessage' }
}

const isTyped = (json: unknown): json is { type: string } =>
  typeof json === 'object' && json !== null && 'type' in json && typeof json.type === 'string'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
