import { describe, expect, test } from 'vitest'
import { fall } from '../src/proof/fall.ts'

describe('each face gets the same number of words, the rest is thrown away', () => {
  test.each([1, 2, 3, 5, 6, 7, 30, 60, 255, 256, 257, 21_845, 32_767, 32_768, 32_769, 65_535, 65_536])(
    '%i faces',
    (faces) => {
      const counts = new Uint32Array(faces + 1)
      let thrown = 0
      for (let word = 0; word < 65_536; word++) {
        const value = fall(word, faces)
        if (value === null) thrown++
        else counts[value]!++
      }
      expect(counts[0]).toBe(0)
      expect(new Set(counts.subarray(1))).toEqual(new Set([Math.floor(65_536 / faces)]))
      expect(thrown).toBe(65_536 % faces)
    },
  )

  test.each([
    [65_531, 6, 6],
    [65_532, 6, null],
    [65_535, 6, null],
    [32_768, 32_769, 32_769],
    [32_769, 32_769, null],
    [65_534, 65_535, 65_535],
    [65_535, 65_535, null],
    [65_535, 65_536, 65_536],
    [65_535, 1, 1],
    [0, 1, 1],
  ])('the word %i on %i faces: %j', (word, faces, value) => expect(fall(word, faces)).toBe(value))
})
