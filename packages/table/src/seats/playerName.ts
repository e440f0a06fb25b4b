import { BOT_MARK } from '@jelly/bots'
import type { MAX_NAME as IN_REPLAYS } from '@jelly/dice'
import { inLatin } from './lookalikes.ts'

/** In code points, as people would count letters and most emoji; the same as in replays. */
export const MAX_NAME: typeof IN_REPLAYS = 24

/** Everything that is not a visible letter or sign. A name needs at least one that is. */
const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800`
/** Control characters, halves of emoji and all that is invisible or turns the reading direction. */
const FORBIDDEN = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800`
/** They join letters (Persian, Hindi) and emoji, so they stand between two signs. */
const JOINER = String.raw`\u200c\u200d`
/** They choose the picture of the emoji before them, so they stand after a sign. */
const AFTER = String.raw`\ufe0e\ufe0f\u{e0020}-\u{e007f}`

const SPACES = /[\p{Z}\t-\r\u0085]+/gu
const SEEN = new RegExp(`[^${UNSEEN}]`, 'u')
/** A sign with what belongs to it. Whatever is not part of one is left out. */
const SIGNS = new RegExp(`[^${FORBIDDEN}][${AFTER}]*(?:[${JOINER}](?=[^${FORBIDDEN}\\p{Z}]))?`, 'gu')
const LIKE_A_BOT = new RegExp(`^${BOT_MARK}(?!\\p{L})`, 'iu')
/** Visible signs of ASCII and single spaces between them: what nearly all names are. Nothing about them needs to be mended. */
const USUAL = /^[!-~]+(?: [!-~]+)*$/
/** Stands where a letter was lost on the way. */
const LOST = '\ufffd'

export type NameProblem = 'empty' | 'tooLong' | 'likeABot' | 'broken'
export type ReadName = { readonly name: string } | { readonly problem: NameProblem }

/** A name as somebody typed it, made fit to be shown; or why it cannot be one. */
export function readName(typed: string): ReadName {
  const name = USUAL.test(typed) ? typed : mended(typed)
  if (!SEEN.test(name)) return { problem: 'empty' }
  if (name.includes(LOST)) return { problem: 'broken' }
  if (lengthOf(name) > MAX_NAME) return { problem: 'tooLong' }
  return LIKE_A_BOT.test(plain(name)) ? { problem: 'likeABot' } : { name }
}

const mended = (typed: string): string =>
  (typed.normalize('NFC').replaceAll(SPACES, ' ').match(SIGNS) ?? []).join('').replaceAll(SPACES, ' ').trim()

const lengthOf = (name: string): number => Array.from(name).length

/** Two names that look alike give the same: capitals, accents, alphabets, wide letters and spaces make no difference. */
const alike = (name: string): string => plain(name).replaceAll(/\p{Z}/gu, '')

const plain = (name: string): string =>
  USUAL.test(name)
    ? name.toLowerCase()
    : inLatin(
        name
          .normalize('NFKD')
          .replaceAll(/[\p{M}\p{C}]/gu, '')
          .toLowerCase(),
      )

export function isTaken(name: string, others: readonly string[]): boolean {
  const own = alike(name)
  return others.some((other) => alike(other) === own)
}

/** The name itself, else with the first number that nobody has. */
export function unlike(name: string, others: readonly string[]): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : ` ${number}`
    const short = Array.from(name)
      .slice(0, MAX_NAME - ending.length)
      .join('')
    const next = `${number === 1 ? name : short.trimEnd()}${ending}`
    if (!isTaken(next, others)) return next
  }
}
