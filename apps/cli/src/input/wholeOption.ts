import { InvalidArgumentError } from 'commander'

/** Reads an option that is a whole number. */
export const wholeOption =
  (from: number, to = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text)
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= from && value <= to) return value
    const range = to === Number.MAX_SAFE_INTEGER ? `from ${from}` : `from ${from} to ${to}`
    throw new InvalidArgumentError(`Expected a whole number ${range}.`)
  }
