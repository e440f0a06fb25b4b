import type { Tempo } from '../model/Tempo.ts'
import { checkTempo } from '../checking/checkTempo.ts'
import { frenzy } from './frenzy.ts'
import { relaxed } from './relaxed.ts'

/** The tempos that a host can choose. */
export const TEMPO_IDS = ['frenzy', 'relaxed'] as const
export type TempoId = (typeof TEMPO_IDS)[number]

const TEMPOS: { readonly [Id in TempoId]: Tempo } = { frenzy, relaxed }

for (const id of TEMPO_IDS) checkTempo(TEMPOS[id], `packages/tempo/src/tempos/${id}.ts`)

export const tempoOf = (id: TempoId): Tempo => TEMPOS[id]
