import type { Moment } from '@jelly/client'
import type { Pod, Seat, View } from '@jelly/rules'
import { gameLedger, type LedgerLine } from '../model/ledger.ts'
import { type Scene, scenesOf } from '../model/scenes.ts'

/** Which sum of a seat: of the whole game, of a round, or of a row that is no round. */
export type SumOf = 'game' | 'start' | 'unseen' | 'pods' | number

/** A part of a sum: the scene that it came from, if it is one, and what was in the pods, as far as the viewer knows. */
export interface SumLine extends LedgerLine {
  readonly scene: Scene | null
  readonly inPods: readonly Pod[]
}

/** What a sum of a seat is made of. */
export function sumLines(moments: readonly Moment[], game: View, seat: Seat, of: SumOf): SumLine[] {
  return gameLedger(moments, game, seat)
    .filter((line) => isPartOf(line, of))
    .map((line) => {
      const scene = sceneOf(moments, line)
      const jelly = of === 'pods' && scene !== null ? 0 : line.jelly
      return { ...line, jelly, scene, inPods: scene === null ? [] : podsFrom(scene, seat) }
    })
}

function isPartOf({ source, pods }: LedgerLine, of: SumOf): boolean {
  if (of === 'game') return true
  if (typeof of === 'number') return 'round' in source && source.round === of
  return source.kind === of || (of === 'pods' && pods !== 0)
}

function sceneOf(moments: readonly Moment[], { source }: LedgerLine): Scene | null {
  if (!('round' in source)) return null
  const place = source.kind === 'district' ? source.district : null
  return scenesOf(moments, source.round).find(({ district }) => district === place) ?? null
}

/** Those of others stay covered while the game runs: what its history does not say is not known here. */
const podsFrom = ({ transfers }: Scene, seat: Seat): Pod[] =>
  transfers.flatMap((one) => (one.kind === 'pod' && one.seat === seat && one.pod !== null ? [one.pod] : []))
