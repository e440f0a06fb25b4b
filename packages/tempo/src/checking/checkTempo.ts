import type { Tempo } from '../model/Tempo.ts'

/** A tempo that no game can be played in. */
export class TempoError extends Error {
  override readonly name = 'TempoError'
}

type Group = 'floors' | 'windows' | 'sand' | 'pace' | 'deadlines'

/** Every figure that a tempo has: a new one does not compile without its line here. */
const FIGURES: { readonly [G in Group]: { readonly [Figure in keyof Tempo[G]]-?: 'any' | 'notZero' } } = {
  floors: { roll: 'any', place: 'any' },
  windows: { effect: 'any', agree: 'any', overtime: 'any' },
  sand: { turn: 'any', run: 'notZero' },
  pace: { countdown: 'any', score: 'any', pods: 'any', nextRound: 'any' },
  deadlines: { choice: 'notZero', flipAfterFinish: 'notZero', flipAfterStart: 'notZero' },
}

/** Refuses a tempo with a gap, whoever wrote it; the message names the file and the place in it. */
export function checkTempo(tempo: Tempo, file: string): Tempo {
  for (const [group, figures] of Object.entries(FIGURES)) {
    const given = tempo[group as Group] as Readonly<Record<string, unknown>> | undefined
    for (const [figure, least] of Object.entries(figures))
      checkFigure(given?.[figure], least === 'notZero', `${file}: ${group}.${figure}`)
  }
  if ('beat' in tempo) checkFigure(tempo.beat, true, `${file}: beat`)
  for (const part of ['countsAt', 'turnAt'] as const) {
    if (typeof tempo.counting?.[part] !== 'function')
      throw new TempoError(`${file}: counting.${part}: expected a function`)
  }
  return tempo
}

function checkFigure(value: unknown, notZero: boolean, place: string): void {
  const fine = typeof value === 'number' && Number.isFinite(value) && (notZero ? value > 0 : value >= 0)
  if (fine) return
  throw new TempoError(
    `${place}: expected milliseconds, ${notZero ? 'more than 0' : '0 or more'}; it is ${String(value)}`,
  )
}
