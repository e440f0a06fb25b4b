const HEX = /^(?:[0-9a-f]{2})*$/

/** Bytes as lower-case hex, the only way that keys and hashes are written. */
export const toHex = (bytes: Uint8Array): string => {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}

export function fromHex(hex: string): Uint8Array {
  if (!HEX.test(hex)) throw new RangeError('expected lower-case hex, two digits a byte')
  return Uint8Array.from({ length: hex.length / 2 }, (_, n) => Number.parseInt(hex.slice(2 * n, 2 * n + 2), 16))
}

/** Whether this is 32 bytes (a key, a commitment, a digest) in lower-case hex. */
export const isHash = (hex: string): boolean => hex.length === 64 && HEX.test(hex)
