import type { ServerMessage } from '@jelly/table'
import { type Decoded, parseJson } from './encode.ts'

/** Reads what a server sent: a browser trusts its server's words and only makes sure that they are a message. */
export function decodeServerMessage(text: string): Decoded<ServerMessage> {
  const json = parseJson(text)
  if (json === undefined) return { problem: 'notJson' }
  return isTyped(json) ? { message: json as ServerMessage } : { problem: 'badMessage' }
}

const isTyped = (json: unknown): json is { type: string } =>
  typeof json === 'object' && json !== null && 'type' in json && typeof json.type === 'string'
