import type { PlacedDie } from '@jelly/rules'
import { useContext } from 'react'
import { useTable, useTableLater } from '../../../connection/TableContext.ts'
import type { Moment, TableSnapshot } from '@jelly/client'
import { frenzy, HURRY } from '@jelly/tempo'
import { diceBefore, type Scene, scenesOf } from '../model/scenes.ts'
import { SpeedContext } from './SpeedContext.ts'

/** What has been scored of the round at hand. */
export function useScenes(): readonly Scene[] {
  const moments = useTable(({ history }) => history.moments)
  const round = useTable(({ view }) => view?.game?.round ?? 0)
  return scenesOf(moments, round)
}

/** The same for what is shown until the phase is seen to change: a new round has no scenes yet. */
export function useScenesLater(): readonly Scene[] {
  const moments = useTableLater(({ history }) => history.moments)
  const round = useTableLater(({ view }) => view?.game?.round ?? 0)
  return scenesOf(moments, round)
}

/** What is scored in a round, in order: the districts from the drone on, then the center. */
export function useScoringSteps(): readonly (number | null)[] {
  const count = useTable(({ view }) => view?.game?.districts.length ?? 0)
  const drone = useTable(({ view }) => view?.game?.drone ?? 0)
  return [...Array.from({ length: count }, (_, n) => (drone + n) % count), null]
}

/** The district in the spotlight; null for the center, undefined while nothing is scored. */
export const useSpotlight = (): number | null | undefined => useTable(spotlightOf)

export function spotlightOf({ view, history }: Pick<TableSnapshot, 'view' | 'history'>): number | null | undefined {
  if (view?.phase !== 'scoring') return undefined
  const round = view.game?.round
  const last = history.moments.findLast(({ event, round: when }) => when === round && SCENES.has(event.type))?.event
  return last?.type === 'districtScored' ? last.district : last && null
}

const SCENES: ReadonlySet<string> = new Set(['districtScored', 'centerScored'])

const FULL_PACE = frenzy.pace.score

/** The dice of the district in the spotlight as they lay before twins cancelled; null where the scene changed them otherwise. */
export function useDiceBefore(id: number): readonly PlacedDie[] | null {
  const moments = useTable((snapshot) => (spotlightOf(snapshot) === id ? snapshot.history.moments : null))
  const round = useTable(({ view }) => view?.game?.round ?? 0)
  return moments && diceInScene(moments, round, id)
}

export function diceInScene(moments: readonly Moment[], round: number, id: number): readonly PlacedDie[] | null {
  if (scenesOf(moments, round).at(-1)?.rerolled) return null
  const dice = diceBefore(moments, round, id)
  return dice.length > 0 ? dice : null
}

/** How long a scene takes: 1 at the printed pace, less on a fast table, when all have asked to skip, in a replay that runs. */
export function usePace(): number {
  const pace = useTable(({ view }) => view?.durations.scorePace ?? FULL_PACE)
  const hurried = useTable(({ view }) => {
    const people =
      view?.seats.flatMap((seat, n) => (seat.kind === 'person' && seat.presence === 'here' ? [n] : [])) ?? []
    return people.length > 0 && people.every((seat) => view?.skips.includes(seat))
  })
  return Math.min(1, pace / FULL_PACE / (hurried ? HURRY : 1)) / useContext(SpeedContext)
}
