import * as z from 'zod/mini'
import { CODE_LENGTH, CODE_LETTERS, MAX_NAME } from './limits.ts'

/** A whole number; -0 is refused, because a journal would bring it back as 0. */
export const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) =>
  z.int().check(
    z.minimum(least),
    z.maximum(most),
    z.refine((n) => !Object.is(n, -0)),
  )

export const seat = whole(0, 4)
export const die = whole(0, 34)
export const district = whole(0, 15)
export const zone = z.literal([1, 2, 3])

/** Control characters and marks that turn the reading direction would let a name garble the table. */
const PLAIN = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/u

export const playerName = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME), z.regex(PLAIN))

/** 128 bits in base64url: seat tokens, secrets of links. */
export const secret = z.string().check(z.regex(/^[\w-]{22}$/))
/** A secret, and the table for which it is good. */
export const ticket = z.string().check(z.regex(/^[\w-]{22}(\.[\w-]{1,40})?$/))
export const tableId = z.string().check(z.regex(/^[\w-]{1,40}$/))
export const code = z.string().check(z.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)))
