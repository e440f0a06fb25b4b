import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeClientMessage, decodeServerMessage } from '../src/index.ts'
import { spoilt } from './spoilt.ts'

/** `npm run check` is content with a part of them. */
const part = process.env['JELLY_QUICK'] === undefined ? 1 : 8

/** The only thing that reading changes. */
const untrimmed = (message: unknown): unknown => JSON.parse(JSON.stringify(message).replaceAll(' ', ''))

describe('hostile texts', () => {
  it('are answered by a problem, never by an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 1200 }), fc.json()), (text) => {
        expect(Object.keys(decodeClientMessage(text))).toHaveLength(1)
        expect(Object.keys(decodeServerMessage(text))).toHaveLength(1)
      }),
      { numRuns: 2000 / part },
    )
  })

  it('are read only as what they say', () => {
    fc.assert(
      fc.property(spoilt, (copy) => {
        const answer = decodeClientMessage(JSON.stringify(copy))
        if ('message' in answer) expect(untrimmed(answer.message)).toEqual(untrimmed(copy))
        else expect(['badMessage', 'tooLong']).toContain(answer.problem)
      }),
      { numRuns: 3000 / part },
    )
  })

  it('survive any depth', () => {
    expect(decodeClientMessage('['.repeat(1024))).toEqual({ problem: 'notJson' })
    const deep = `${'{"a":'.repeat(160)}1${'}'.repeat(160)}`
    expect(decodeClientMessage(deep)).toEqual({ problem: 'badMessage' })
  })
})
