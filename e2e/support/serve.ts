// The real server, but for its luck: `node e2e/support/serve.ts DICE SEED [options of the server]`.
import { createHash } from 'node:crypto'
import { readConfig, startServer } from '@jelly/server'
import { cyclingDice } from './dice.ts'

const [kind, seed, ...flags] = process.argv.slice(2)

/** Bytes that follow from the seed alone. */
function* bytesOf(text: string): Generator<number, never> {
  for (let block = 0; ; block++) yield* createHash('sha256').update(`${text} ${block}`).digest()
}

const source = bytesOf(seed ?? '')
const entropy = { bytes: (count: number) => Uint8Array.from({ length: count }, () => source.next().value) }
const server = await startServer(readConfig(flags, {}), { entropy, ...(kind === 'cycling' && { dice: cyclingDice }) })
console.log(server.addresses.local)
