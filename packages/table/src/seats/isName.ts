/** In UTF-16 units: the protocol allows 24 characters, and each may take two units. */
const MAX_NAME = 48
const CONTROL = /\p{Cc}/u

export const isName = (name: string): boolean => name.trim() !== '' && name.length <= MAX_NAME && !CONTROL.test(name)
