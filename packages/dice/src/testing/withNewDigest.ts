import type { Replay } from '../index.ts'
import { digestOf } from '../replay/digest.ts'

/** The digest made anew, as a forger would. */
export function withNewDigest(replay: Replay): Replay {
  const rest: Omit<Replay, 'digest'> & { digest?: string } = { ...replay }
  delete rest.digest
  return { ...rest, digest: digestOf(rest) }
}
