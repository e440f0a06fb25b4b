import { crc32 } from 'node:zlib'

type Value = string | number | null

/**
 * Tells a row that was damaged on the disk from one that was written, not one that somebody forged. A row of a journal is
 * counted on from the row before it.
 */
export const rowDigest = (values: readonly Value[], before: number | null = null): number =>
  crc32(values.join('\0'), before ?? 0)
