import { DiePictures } from './DiePictures.ts'
import type { Paints } from './paints.ts'

let pictures: { readonly key: readonly unknown[]; readonly kept: DiePictures } | null = null

/** The pictures that all cards share; drawn anew for another look or another screen. */
export function picturesFor(paints: Paints, numerals: boolean, pixels: number): DiePictures {
  const key = [paints, numerals, pixels]
  if (pictures?.key.every((part, n) => part === key[n])) return pictures.kept
  pictures = { key, kept: new DiePictures(paints, numerals, pixels) }
  return pictures.kept
}
