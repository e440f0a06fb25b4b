import { createHash, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS, HANDOVER_LENGTH } from '@jelly/protocol'
import type { Entropy } from '@jelly/table'

const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 128 random bits: tokens, tickets, the secrets of links. */
export const newSecret = (entropy: Entropy): string => Buffer.from(entropy.bytes(16)).toString('base64url')

/** A public name for a table or a person. */
export const newId = (entropy: Entropy): string => letters(entropy, ID_LETTERS, 12)

/** A code to be read aloud. */
export const newCode = (entropy: Entropy): string => letters(entropy, CODE_LETTERS, CODE_LENGTH)

/** A code to be typed on another device. */
export const newHandoverCode = (entropy: Entropy): string => letters(entropy, CODE_LETTERS, HANDOVER_LENGTH)

/** What the link for watching carries: it follows from the secret of the table, and the secret does not follow from it. */
export const watchSecretOf = (secret: string): string => hashOfToken(`watch ${secret}`).slice(0, secret.length)

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Takes the same time for every wrong guess, so that the time tells nothing. */
export const isSameSecret = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(hashOfToken(one)), Buffer.from(hashOfToken(other))]
  return timingSafeEqual(a, b)
}

/** Bytes above the last multiple of the alphabet's length are not used: they would make the first letters likelier. */
function letters(entropy: Entropy, alphabet: string, length: number): string {
  const fair = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of entropy.bytes(length)) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length]
    }
  }
  return text
}
