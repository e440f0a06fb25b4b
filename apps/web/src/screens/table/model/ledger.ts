import { ROUNDS, type DistrictId, type Seat, type View } from '@jelly/rules'
import type { Moment } from '@jelly/client'
import { changeFor, type Scene, scenesOf } from './scenes.ts'

/** Where a line of the ledger comes from. */
export type LedgerSource =
  | { readonly kind: 'start' }
  | { readonly kind: 'district'; readonly district: DistrictId; readonly round: number }
  | { readonly kind: 'center'; readonly round: number }
  | { readonly kind: 'pods' }
  /** It happened while this page did not look. */
  | { readonly kind: 'unseen' }

export interface LedgerLine {
  readonly source: LedgerSource
  readonly jelly: number
  readonly pods: number
}

const STARTING_JELLY = 2

const sourceOf = ({ district, round }: Scene): LedgerSource =>
  district === null ? { kind: 'center', round } : { kind: 'district', district, round }

/** What one seat gained and paid in a round, district by district; nothing where nothing changed. */
export const linesOf = (scenes: readonly Scene[], seat: Seat): LedgerLine[] =>
  scenes
    .map((scene) => ({ source: sourceOf(scene), ...changeFor(scene, seat) }))
    .filter(({ jelly, pods }) => jelly !== 0 || pods !== 0)

/** [S1] Every Jelly of a seat, from the first two on; what was not seen here is a line of its own, so that it adds up. */
export function gameLedger(moments: readonly Moment[], game: View, seat: Seat): LedgerLine[] {
  const rounds = Array.from({ length: ROUNDS }, (_, n) => n + 1)
  const seen = rounds.flatMap((round) => linesOf(scenesOf(moments, round), seat))
  const lines: LedgerLine[] = [{ source: { kind: 'start' }, jelly: STARTING_JELLY, pods: 0 }, ...seen]
  const squad = game.squads[seat]
  const missing = (squad?.jelly ?? 0) - sum(lines, 'jelly')
  const missingPods = (squad?.podCount ?? 0) - sum(lines, 'pods')
  const unseen =
    missing === 0 && missingPods === 0
      ? []
      : [{ source: { kind: 'unseen' } as const, jelly: missing, pods: missingPods }]
  const opened =
    game.result === null
      ? []
      : [{ source: { kind: 'pods' } as const, jelly: (game.result.scores[seat] ?? 0) - (squad?.jelly ?? 0), pods: 0 }]
  return [...lines, ...unseen, ...opened.filter(({ jelly }) => jelly !== 0)]
}

const sum = (lines: readonly LedgerLine[], what: 'jelly' | 'pods'): number =>
  lines.reduce((total, line) => total + line[what], 0)
