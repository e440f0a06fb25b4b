import type { District, Game, Squad } from './model/game.ts'
import type { DistrictId, Seat } from './model/ids.ts'

/** The squad of a seat that is known to exist. */
export function squadOf<Hidden extends null>(game: Game<Hidden>, seat: Seat): Squad<Hidden> {
  const squad = game.squads[seat]
  if (squad === undefined) return missing('seat', seat)
  return squad
}

/** A district that is known to exist. */
export function districtOf<Hidden extends null>(game: Game<Hidden>, id: DistrictId): District {
  const district = game.districts[id]
  if (district === undefined) return missing('district', id)
  return district
}

function missing(what: string, id: number): never {
  throw new RangeError(`there is no ${what} ${id}`)
}
