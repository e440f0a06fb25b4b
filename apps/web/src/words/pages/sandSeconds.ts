import { type TempoId, tempoOf } from '@jelly/tempo'

/** How long the hourglass runs at the speed of a real table. */
export const sandSeconds = (tempo: TempoId, factor: number): number => (tempoOf(tempo).sand.run / 1000) * factor
