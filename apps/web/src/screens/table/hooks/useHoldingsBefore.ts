import { useTable } from '../../../connection/TableContext.ts'
import { changeFor, type Scene } from '../model/scenes.ts'

export interface SeatHoldings {
  readonly jelly: number
  readonly pods: number
}

const SMALLEST_JAR = 30

/** What each seat holds as far as it was shown: what a scene brings counts once its drops have landed. */
export function useHoldingsBefore(scene: Pick<Scene, 'transfers'>, landed: number): readonly SeatHoldings[] {
  const squads = useTable(({ view }) => view?.game?.squads) ?? []
  const coming = { transfers: scene.transfers.slice(landed) }
  return squads.map(({ jelly, podCount }, seat) => {
    const change = changeFor(coming, seat)
    return { jelly: jelly - change.jelly, pods: podCount - change.pods }
  })
}

/** How much Jelly fills a jar: all jars are of one size. */
export const fullJar = (all: readonly SeatHoldings[]): number =>
  Math.max(SMALLEST_JAR, ...all.map(({ jelly }) => jelly))
