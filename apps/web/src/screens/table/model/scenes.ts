import type { DieId, DistrictId, PlacedDie, Pod, Seat, Source, ViewEvent } from '@jelly/rules'
import type { Moment } from '@jelly/client'

type Scored = Extract<ViewEvent, { type: 'districtScored' }>

/** Something that changed hands while a district or the center was scored. */
export type Transfer =
  | { readonly kind: 'jelly'; readonly seat: Seat; readonly amount: number; readonly source: Source }
  | {
      readonly kind: 'paid'
      readonly seat: Seat
      readonly from: Seat
      readonly amount: number
      readonly source: Source
    }
  /** What is in it, where it is mine. */
  | { readonly kind: 'pod'; readonly seat: Seat; readonly pod: Pod | null; readonly source: Source | null }
  | { readonly kind: 'podBack'; readonly seat: Seat; readonly source: Source }
  | { readonly kind: 'noPods'; readonly seats: readonly Seat[] }
  | { readonly kind: 'copied'; readonly at: DistrictId; readonly from: DistrictId }
  | { readonly kind: 'copyFailed'; readonly at: DistrictId; readonly why: 'loop' | 'noAgreement' }

/** One step of the scoring, as it is shown: a district, or the center. */
export interface Scene {
  readonly round: number
  /** Null: the city center. */
  readonly district: DistrictId | null
  readonly totals: readonly number[]
  readonly winners: readonly Seat[]
  readonly cancelled: readonly DieId[]
  readonly rerolled: boolean
  /** Somebody is being asked, and more follows. */
  readonly asking: boolean
  readonly transfers: readonly Transfer[]
}

/** The scenes of a round that have been played so far, in order. */
export function scenesOf(moments: readonly Moment[], round: number): Scene[] {
  const scenes: Scene[] = []
  for (const { event, round: when } of moments) {
    if (when !== round) continue
    const opened = sceneFrom(event, round)
    if (opened !== null) scenes.push(opened)
    else addTo(scenes, event)
  }
  return scenes
}

function sceneFrom(event: ViewEvent, round: number): Scene | null {
  if (event.type === 'districtScored') return districtScene(event, round)
  if (event.type !== 'centerScored') return null
  const { counts, winners } = event
  return {
    round,
    district: null,
    totals: counts,
    winners,
    cancelled: [],
    rerolled: false,
    asking: false,
    transfers: [],
  }
}

const districtScene = ({ district, totals, controllers, cancelled, rerolled }: Scored, round: number): Scene => ({
  round,
  district,
  totals,
  winners: controllers,
  cancelled,
  rerolled: rerolled !== null,
  asking: false,
  transfers: [],
})

function addTo(scenes: Scene[], event: ViewEvent): void {
  const last = scenes.at(-1)
  if (last === undefined) return
  scenes[scenes.length - 1] = { ...last, ...changeBy(event, last) }
}

function changeBy(event: ViewEvent, { transfers }: Scene): Partial<Scene> {
  if (event.type === 'choiceAsked') return { asking: true }
  if (event.type === 'choiceSettled') return { asking: false }
  if (event.type === 'diceRerolled') return { totals: event.totals, winners: leadersOf(event.totals), rerolled: true }
  const transfer = transferOf(event)
  return transfer === null ? {} : { transfers: [...transfers, transfer] }
}

function leadersOf(totals: readonly number[]): Seat[] {
  const best = Math.max(1, ...totals)
  return totals.flatMap((total, seat) => (total === best ? [seat] : []))
}

function transferOf(event: ViewEvent): Transfer | null {
  switch (event.type) {
    case 'jellyGained':
      return { kind: 'jelly', seat: event.seat, amount: event.amount, source: event.source }
    case 'jellyPaid':
      return { kind: 'paid', seat: event.to, from: event.from, amount: event.amount, source: event.source }
    case 'podTaken':
      return { kind: 'pod', seat: event.seat, pod: event.pod, source: event.source }
    case 'podReturned':
      return { kind: 'podBack', seat: event.seat, source: event.source }
    case 'podsRanOut':
      return { kind: 'noPods', seats: event.seats }
    case 'rewardCopied':
      return { kind: 'copied', at: event.at, from: event.from }
    case 'copyFailed':
      return { kind: 'copyFailed', at: event.at, why: event.why }
    default:
      return null
  }
}

/** What a scene changed for one seat, all in all. */
export function changeFor({ transfers }: Pick<Scene, 'transfers'>, seat: Seat): { jelly: number; pods: number } {
  let [jelly, pods] = [0, 0]
  for (const transfer of transfers) {
    if (transfer.kind === 'jelly' && transfer.seat === seat) jelly += transfer.amount
    if (transfer.kind === 'paid' && transfer.seat === seat) jelly += transfer.amount
    if (transfer.kind === 'paid' && transfer.from === seat) jelly -= transfer.amount
    if (transfer.kind === 'pod' && transfer.seat === seat) pods += 1
    if (transfer.kind === 'podBack' && transfer.seat === seat) pods -= 1
  }
  return { jelly, pods }
}

/** The dice of a district as they lay when the round ended, for a scene that shows which of them cancel. */
export function diceBefore(moments: readonly Moment[], round: number, district: DistrictId): PlacedDie[] {
  const dice = new Map<DieId, PlacedDie>()
  for (const { event, round: when } of moments) {
    if (when !== round) continue
    if (event.type === 'diePlaced' && event.district === district)
      dice.set(event.die, { die: event.die, value: event.value })
    if (event.type === 'dieKicked' && event.district === district) dice.delete(event.die)
  }
  return [...dice.values()]
}
