import * as z from 'zod/mini'
import { CODE_LENGTH, CODE_LETTERS, HANDOVER_LENGTH, MAX_NAME } from './limits.ts'

/** A whole number; -0 is refused, because a journal would bring it back as 0. */
export const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) =>
  z.int().check(
    z.minimum(least),
    z.maximum(most),
    z.refine((n) => !Object.is(n, -0)),
  )

export const seat = whole(0, 4)
/** The highest numbers of a die and of a district. */
export const DICE = 34
export const DISTRICTS = 15
export const die = whole(0, DICE)
export const district = whole(0, DISTRICTS)
export const zone = z.literal([1, 2, 3])

/** Everything that is not a visible letter or sign. A name needs at least one that is. */
const UNSEEN = String.raw`\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800`
/** Control characters, line breaks and all that is invisible or turns the reading direction. */
const FORBIDDEN = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`
/** They join letters (Persian, Hindi) and emoji, so they stand between two signs. */
const JOINER = String.raw`\u200c\u200d`
/** They choose the picture of the emoji before them, so they stand after a sign. */
const AFTER = String.raw`\ufe0e\ufe0f\u{e0020}-\u{e007f}`
const SEEN = new RegExp(`[^${UNSEEN}]`, 'u')
const PLAIN = new RegExp(`^[^${FORBIDDEN}](?:[${JOINER}]?[^${FORBIDDEN}]|[${AFTER}])*$`, 'u')

export const playerName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME), z.regex(PLAIN), z.regex(SEEN))

/** 128 bits in base64url: seat tokens, secrets of links. */
export const secret = z.string().check(z.regex(/^[\w-]{22}$/))
/** A secret, and the table for which it is good. */
export const ticket = z.string().check(z.regex(/^[\w-]{22}(\.[\w-]{1,40}(\.[\w.:-]{1,60})?)?$/))
export const tableId = z.string().check(z.regex(/^[\w-]{1,40}$/))
export const code = z.string().check(z.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)))
export const handoverCode = z.string().check(z.regex(new RegExp(`^[${CODE_LETTERS}]{${HANDOVER_LENGTH}}$`)))
