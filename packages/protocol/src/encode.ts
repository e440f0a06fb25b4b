import type { ClientMessage, ServerMessage } from '@jelly/table'

export type DecodeProblem = 'tooLong' | 'notJson' | 'badMessage'
export type Decoded<Message> = { readonly message: Message } | { readonly problem: DecodeProblem }

export const encode = (message: ClientMessage | ServerMessage): string => JSON.stringify(message)

/** Undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
