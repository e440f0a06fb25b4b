import type { Reward } from '../model/reward.ts'
import { NotationError } from './NotationError.ts'

/** Walks over a text from left to right and complains with the column. */
export class Reader {
  readonly text: string
  /** Reads a row of icons inside brackets. */
  readonly readInnerRow: (reader: Reader) => Reward
  #at = 0

  constructor(text: string, readInnerRow: (reader: Reader) => Reward) {
    this.text = text
    this.readInnerRow = readInnerRow
  }

  get isAtEnd(): boolean {
    return this.#at >= this.text.length
  }

  /** Whether the text goes on like this; the pattern must be sticky. */
  looksAt(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    return pattern.test(this.text)
  }

  startsWith(word: string): boolean {
    return this.text.startsWith(word, this.#at)
  }

  accept(word: string): boolean {
    if (!this.startsWith(word)) return false
    this.#at += word.length
    return true
  }

  expect(word: string): void {
    if (!this.accept(word)) this.fail(`"${word}"`)
  }

  /** A colon or a comma; the space after it may be left out. */
  expectMark(mark: ':' | ','): void {
    this.expect(mark)
    this.accept(' ')
  }

  number(from: number, to: number): number {
    const digits = /\d*/y
    digits.lastIndex = this.#at
    const found = digits.exec(this.text)?.[0] ?? ''
    const value = Number(found)
    if (found === '' || `${value}` !== found || value < from || value > to) {
      this.fail(numberBetween(from, to))
    }
    this.#at += found.length
    return value
  }

  fail(expected: string): never {
    const word = /[^\s,:()]*/y
    word.lastIndex = this.#at
    const found = word.exec(this.text)?.[0] || this.text.slice(this.#at, this.#at + 1)
    throw new NotationError(expected, found, this.#at + 1)
  }
}

const numberBetween = (from: number, to: number): string => {
  if (from === to) return `${from}`
  return to === Number.MAX_SAFE_INTEGER ? `a whole number from ${from}` : `a whole number from ${from} to ${to}`
}
