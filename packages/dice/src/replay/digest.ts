import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { toHex } from '../proof/hex.ts'
import { canonicalJson } from './canonicalJson.ts'
import type { Replay } from './replay.ts'

/** A chain of hashes: what stands before the first command, each entry, the result. */
export function digestOf({ entries, result, ...rest }: Omit<Replay, 'digest'>): string {
  let link = sha256(utf8ToBytes(canonicalJson(rest)))
  for (const part of [...entries, { result }]) link = sha256(concatBytes(link, utf8ToBytes(canonicalJson(part))))
  return toHex(link)
}
