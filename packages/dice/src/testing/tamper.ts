import { type Verdict, verifyReplayText } from '../index.ts'

export function flippedBit(bytes: Uint8Array, bit: number): Uint8Array {
  const flipped = Uint8Array.from(bytes)
  flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return flipped
}

/** As whoever gets a file does: bytes that are no UTF-8 are no text. */
export function verifyBytes(bytes: Uint8Array): Verdict {
  try {
    return verifyReplayText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    return { ok: false, doubt: 'damaged', where: 'text', problem: 'not UTF-8' }
  }
}
