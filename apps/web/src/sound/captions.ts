import { getSettings } from '../settings/settings.ts'
import type { Cue } from './cues.ts'

const SHOWN_FOR = 1600

export interface Caption {
  readonly id: number
  readonly cue: Cue
}

let captions: readonly Caption[] = []
let count = 0
const listeners = new Set<() => void>()

function publish(next: readonly Caption[]): void {
  captions = next
  for (const listener of listeners) listener()
}

export function subscribeCaptions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getCaptions = (): readonly Caption[] => captions

/** Shows what is heard; the same cue twice in a row is one line. */
export function showCaption(cue: Cue): void {
  if (!getSettings().captions) return
  count += 1
  const caption = { id: count, cue }
  publish([...captions.filter((shown) => shown.cue !== cue).slice(-2), caption])
  setTimeout(() => publish(captions.filter((shown) => shown.id !== caption.id)), SHOWN_FOR)
}
