import type { District, Game, Squad } from './model/game.ts'
import type { DistrictId, Seat } from './model/ids.ts'

/** The squad of a seat that is known to exist. */
export function squadOf<Hidden extends null>(game: Game<Hidden>, seat: Seat): Squad<Hidden> {
  const squad = game.squads[seat]
  if (squad === undefined) throw new RangeError(`there is no seat ${seat}`)
  return squad
}

/** A district that is known to exist. */
export function districtOf<Hidden extends null>(game: Game<Hidden>, id: DistrictId): District {
  const district = game.districts[id]
  if (district === undefined) throw new RangeError(`there is no district ${id}`)
  return district
}
