import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'

const MAX_BYTES = 32_000_000
const PATIENCE = 20_000

/** There is nothing to check; the message says why. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}

/** The bytes of a file, of an address, or of what is piped in (`-`). */
export async function readSource(source: string): Promise<Uint8Array> {
  const bytes = await bytesOf(source).catch((error: unknown) => {
    throw error instanceof SourceError ? error : new SourceError(`${source}: ${reasonOf(error)}`)
  })
  if (bytes.length > MAX_BYTES) throw new SourceError(`${source}: larger than ${MAX_BYTES} bytes`)
  return bytes
}

const bytesOf = (source: string): Promise<Uint8Array> => {
  if (source === '-') return buffer(process.stdin)
  return /^https?:\/\//i.test(source) ? download(source) : readFile(source)
}

async function download(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
  if (!response.ok) throw new SourceError(`${address}: the server answers ${response.status} ${response.statusText}`)
  return new Uint8Array(await response.arrayBuffer())
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'ENOENT') return 'there is no such file'
  return error.cause instanceof Error ? error.cause.message : error.message
}
