// The real server, but for its luck, and for a clock that may be ahead: `node e2e/support/serve.ts DICE SEED MINUTES [options of the server]`.
import { createHash } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import { readConfig, startServer } from '@jelly/server'
import { cyclingDice } from './dice.ts'

const [kind, seed, minutes, ...flags] = process.argv.slice(2)

/** Bytes that follow from the seed alone. */
function* bytesOf(text: string): Generator<number, never> {
  for (let block = 0; ; block++) yield* createHash('sha256').update(`${text} ${block}`).digest()
}

const source = bytesOf(seed ?? '')
const entropy = { bytes: (count: number) => Uint8Array.from({ length: count }, () => source.next().value) }
const now = (): number => Date.now() + Number(minutes) * 60_000
const clock = {
  now,
  wakeAt(time: number, wake: () => void) {
    // A little late: never early.
    const timer = setTimeout(wake, Math.max(0, Math.ceil(time - now())) + 2)
    return () => clearTimeout(timer)
  },
}
const luck = { entropy, ...(kind === 'cycling' && { dice: cyclingDice }) }
const server = await startServer(readConfig(flags, {}), { ...luck, ...(minutes !== '0' && { clock }) })
console.log(server.addresses.local)
// It will be killed, and then keeps nothing: the next one would compile everything again.
flushCompileCache()
