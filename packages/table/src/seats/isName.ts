const MAX_NAME = 40
const CONTROL = /\p{Cc}/u

export const isName = (name: string): boolean => name.trim() !== '' && name.length <= MAX_NAME && !CONTROL.test(name)
