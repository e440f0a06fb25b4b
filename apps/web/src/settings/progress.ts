import { useSyncExternalStore } from 'react'
import type { BotLevel, TempoId } from '@jelly/table'
import { remember } from './storage.ts'

/** What was played last: the next game with one tap is the same. */
export interface LastGame {
  readonly tempo: TempoId
  readonly botLevel: BotLevel
}

/** How far somebody has come in this browser. */
export interface Progress {
  /** The step of the lesson to go on with, from 1. */
  readonly step: number
  readonly lesson: 'new' | 'done' | 'skipped'
  /** Games that were played to their end. */
  readonly games: number
  readonly last: LastGame | null
  /** The game that ended last: it counts once, however often its end is seen. */
  readonly ended: string | null
  /** What was kept could not be read, so that everything begins anew. */
  readonly isLost?: true
}

export const PROGRESS = 'jelly.progress'
const NEW: Progress = { step: 1, lesson: 'new', games: 0, last: null, ended: null }

const TEMPOS: readonly TempoId[] = ['frenzy', 'relaxed']
const LEVELS: readonly BotLevel[] = ['rookie', 'regular', 'veteran', 'ace']

const countFrom = (kept: unknown, least: number): number =>
  Number.isSafeInteger(kept) ? Math.max(least, kept as number) : least

function lastFrom(kept: unknown): LastGame | null {
  const known = Object(kept) as Partial<Record<keyof LastGame, unknown>>
  const tempo = TEMPOS.find((one) => one === known.tempo)
  const botLevel = LEVELS.find((one) => one === known.botLevel)
  return tempo && botLevel ? { tempo, botLevel } : null
}

/** What was kept as text; nothing was kept where that is null. */
export function progressFrom(text: string | null): Progress {
  if (text === null) return NEW
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return { ...NEW, isLost: true }
    const known = kept as Partial<Record<keyof Progress, unknown>>
    return {
      step: countFrom(known.step, 1),
      lesson: known.lesson === 'done' || known.lesson === 'skipped' ? known.lesson : 'new',
      games: countFrom(known.games, 0),
      last: lastFrom(known.last),
      ended: typeof known.ended === 'string' ? known.ended : null,
    }
  } catch {
    return { ...NEW, isLost: true }
  }
}

function read(): Progress {
  try {
    return progressFrom(window.localStorage.getItem(PROGRESS))
  } catch {
    return NEW
  }
}

const listeners = new Set<() => void>()
let current: Progress | null = null

export const getProgress = (): Progress => (current ??= read())

export function changeProgress(change: Partial<Progress>): void {
  const { isLost: _, ...known } = getProgress()
  current = { ...known, ...change }
  remember(PROGRESS, current)
  for (const listener of listeners) listener()
}

/** Neither a lesson nor a game was ever finished here. */
export const isFirstTimer = ({ lesson, games }: Progress): boolean => lesson === 'new' && games === 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A prerendered page was drawn for nobody in particular: it is taken over as such, and changed at once. */
export const useProgress = (): Progress => useSyncExternalStore(subscribe, getProgress, () => NEW)
