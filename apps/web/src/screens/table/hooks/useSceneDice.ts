import { ownerOf, type PlacedDie, type Seat } from '@jelly/rules'
import { useTable } from '../../../connection/TableContext.ts'
import { diceBefore, type Scene } from '../model/scenes.ts'

/** The dice of one seat where a scene plays; those that cancel come last. */
export interface SceneRow {
  readonly seat: Seat
  readonly dice: readonly (PlacedDie & { readonly twin: boolean })[]
  readonly total: number
  readonly wins: boolean
}

/** A row for each seat with dice there, mine first. As they lay before twins cancelled; rolled again, as they fell. */
export function useSceneRows(scene: Scene): readonly SceneRow[] {
  const you = useTable((snapshot) => snapshot.you)
  const moments = useTable(({ history }) => history.moments)
  const center = useTable(({ view }) => view?.game?.center)
  const district = useTable(({ view }) => (scene.district === null ? undefined : view?.game?.districts[scene.district]))
  const dice =
    scene.district === null
      ? center
      : scene.rerolled
        ? district?.dice
        : diceBefore(moments, scene.round, scene.district)
  return seatsFrom(you, scene.totals.length)
    .map((seat) => rowOf(seat, scene, dice ?? []))
    .filter((row) => row.dice.length > 0)
}

/** All seats, the viewer's own first. */
export function seatsFrom(you: Seat | null, count: number): readonly Seat[] {
  const seats = Array.from({ length: count }, (_, seat) => seat)
  return you === null ? seats : [you, ...seats.filter((seat) => seat !== you)]
}

function rowOf(seat: Seat, scene: Scene, dice: readonly PlacedDie[]): SceneRow {
  const mine = dice
    .filter(({ die }) => ownerOf(die) === seat)
    .map((placed) => ({ ...placed, twin: scene.cancelled.includes(placed.die) }))
    .toSorted((one, other) => Number(one.twin) - Number(other.twin) || other.value - one.value)
  return { seat, dice: mine, total: scene.totals[seat] ?? 0, wins: scene.winners.includes(seat) }
}
