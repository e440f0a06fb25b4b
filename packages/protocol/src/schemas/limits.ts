/** The longest message that a browser may send, in bytes of UTF-8. */
export const MAX_MESSAGE_BYTES = 1024
/** The longest body of an HTTP request: a custom edition is the largest thing that anybody sends. */
export const MAX_BODY_BYTES = 64 * 1024
/** Letters and digits that nobody mistakes for each other when a code is read aloud. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 6
/** Of the code that takes a seat along to another device. */
export const HANDOVER_LENGTH = 8

/** How many bytes a text takes in UTF-8, without making them. */
export function utf8Length(text: string): number {
  let bytes = text.length
  for (let n = 0; n < text.length; n++) {
    const unit = text.charCodeAt(n)
    if (unit < 0x80) continue
    const isPair = unit >= 0xd800 && unit <= 0xdfff
    bytes += isPair || unit < 0x800 ? 1 : 2
  }
  return bytes
}
