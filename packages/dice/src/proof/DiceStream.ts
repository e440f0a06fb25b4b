import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fall } from './fall.ts'

type Mac = ReturnType<typeof hmac.create>

const WORDS_PER_BLOCK = 16

/** One sequence of dice. Any place of it can be asked for, in any order; the last block is kept for the next die. */
export class DiceStream {
  readonly #mac: Mac
  readonly #label: string
  #block = -1
  #words: Uint8Array = new Uint8Array()

  constructor(secret: Uint8Array, label: string) {
    this.#mac = hmac.create(sha256, secret)
    this.#label = label
  }

  at(place: number, faces: number): number {
    const block = Math.floor(place / WORDS_PER_BLOCK)
    if (block !== this.#block) {
      this.#words = this.#hash(`block/${block}`)
      this.#block = block
    }
    return fall(wordAt(this.#words, place % WORDS_PER_BLOCK), faces) ?? this.#again(place, faces)
  }

  /** A word that was thrown away is replaced from blocks of its own place, so that no other place shifts. */
  #again(place: number, faces: number): number {
    for (let retry = 0; ; retry++) {
      const words = this.#hash(`place/${place}/retry/${retry}`)
      for (let n = 0; n < WORDS_PER_BLOCK; n++) {
        const value = fall(wordAt(words, n), faces)
        if (value !== null) return value
      }
    }
  }

  #hash(what: string): Uint8Array {
    return this.#mac
      .clone()
      .update(utf8ToBytes(`${this.#label}/${what}`))
      .digest()
  }
}

const wordAt = (bytes: Uint8Array, n: number): number => ((bytes[2 * n] ?? 0) << 8) | (bytes[2 * n + 1] ?? 0)
