import fc from 'fast-check'
import { encode } from '../src/index.ts'
import { clientMessages } from './samples.ts'

const aMessage = fc.constantFrom(...clientMessages)

/** A valid message with one value anywhere in it replaced by something else. */
export const spoilt = fc
  .tuple(aMessage, fc.nat(), fc.oneof(fc.jsonValue(), fc.integer({ min: -2, max: 40 })))
  .map(([message, at, value]) => {
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
