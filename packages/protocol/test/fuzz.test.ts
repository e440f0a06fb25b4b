import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeClientMessage, decodeServerMessage, encode } from '../src/index.ts'
import { clientMessages } from './samples.ts'

const aMessage = fc.constantFrom(...clientMessages)

/** A valid message with one value anywhere in it replaced by something else. */
const spoilt = fc.tuple(aMessage, fc.nat(), fc.jsonValue()).map(([message, at, value]) => {
  const copy = JSON.parse(encode(message)) as Record<string, unknown>
  const places = placesIn(copy)
  const [holder, key] = places[at % places.length] ?? [copy, 'type']
  holder[key] = value
  return copy
})

function placesIn(holder: Record<string, unknown>): [Record<string, unknown>, string][] {
  return Object.entries(holder).flatMap(([key, value]) => [
    [holder, key] as [Record<string, unknown>, string],
    ...(typeof value === 'object' && value !== null ? placesIn(value as Record<string, unknown>) : []),
  ])
}

/** The only thing that reading changes. */
const untrimmed = (message: unknown): unknown => JSON.parse(JSON.stringify(message).replaceAll(' ', ''))

describe('hostile texts', () => {
  it('are answered by a problem, never by an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 1200 }), fc.json()), (text) => {
        expect(Object.keys(decodeClientMessage(text))).toHaveLength(1)
        expect(Object.keys(decodeServerMessage(text))).toHaveLength(1)
      }),
      { numRuns: 2000 },
    )
  })

  it('are read only as what they say', () => {
    fc.assert(
      fc.property(spoilt, (copy) => {
        const answer = decodeClientMessage(JSON.stringify(copy))
        if ('message' in answer) expect(untrimmed(answer.message)).toEqual(untrimmed(copy))
        else expect(['badMessage', 'tooLong']).toContain(answer.problem)
      }),
      { numRuns: 3000 },
    )
  })

  it('survive any depth', () => {
    expect(decodeClientMessage('['.repeat(1024))).toEqual({ problem: 'notJson' })
    const deep = `${'{"a":'.repeat(160)}1${'}'.repeat(160)}`
    expect(decodeClientMessage(deep)).toEqual({ problem: 'badMessage' })
  })
})
