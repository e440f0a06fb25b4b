import { DEPOSED, type Word } from '../../src/cluster/envelope.ts'
import type { Bend } from './SimWires.ts'

/** A mistake to plant: messages that other processes said are not counted, so nobody notices that one is missing. */
export function withoutCounters(): Bend {
  const counts = new Map<string, number>()
  const next = (name: string): number => {
    const n = (counts.get(name) ?? 0) + 1
    counts.set(name, n)
    return n
  }
  return (text, { address }) => {
    if (address === DEPOSED) return text
    const word = JSON.parse(text) as Word
    if (word.type === 'up') return JSON.stringify({ ...word, n: next(word.connection) })
    if (word.type !== 'down') return text
    const told = word.told.map((one) => ({
      ...one,
      to: one.to.map(([connection]) => [connection, next(`${address} ${connection}`)]),
    }))
    return JSON.stringify({ ...word, told })
  }
}

/** A mistake to plant: a press counts from when the gateway's clock says that it came. */
export const byTheGatewaysClock: Bend = (text, { saidAt, heardAt }) => {
  const word = JSON.parse(text) as Word
  return word.type === 'up' ? JSON.stringify({ ...word, waited: heardAt - (saidAt - word.waited) }) : text
}
