import { readName } from '@jelly/table'
import * as z from 'zod/mini'
import { CODE_LENGTH, CODE_LETTERS, HANDOVER_LENGTH } from './limits.ts'

/** A whole number; -0 is refused, because a journal would bring it back as 0. */
export const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) =>
  z.int().check(
    z.minimum(least),
    z.maximum(most),
    z.refine((n) => !Object.is(n, -0)),
  )

export const seat = whole(0, 4)
/** The highest numbers of a die and of a district. */
export const LAST_DIE = 34
export const LAST_DISTRICT = 15
export const die = whole(0, LAST_DIE)
export const district = whole(0, LAST_DISTRICT)
export const zone = z.literal([1, 2, 3])

/** What people are called is mended here as the page mends it, so that both take the same names. */
export const playerName = z.string().check(
  z.overwrite((typed) => {
    const read = readName(typed)
    return 'name' in read ? read.name : ''
  }),
  z.minLength(1),
)

/** 128 bits in base64url: seat tokens, secrets of links. */
export const secret = z.string().check(z.regex(/^[\w-]{22}$/))
/** A secret, and the table for which it is good. */
export const ticket = z.string().check(z.regex(/^[\w-]{22}(\.[\w-]{1,40}(\.[\w.:-]{1,60})?)?$/))
export const tableId = z.string().check(z.regex(/^[\w-]{1,40}$/))
export const code = z.string().check(z.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)))
export const handoverCode = z.string().check(z.regex(new RegExp(`^[${CODE_LETTERS}]{${HANDOVER_LENGTH}}$`)))
