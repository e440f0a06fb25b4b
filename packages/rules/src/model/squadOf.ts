import type { District, Game, Squad } from './game.ts'
import type { DistrictId, Seat } from './ids.ts'

/** The squad of a seat that is known to exist. */
export function squadOf<Hidden extends null>(game: Game<Hidden>, seat: Seat): Squad<Hidden> {
  return game.squads[seat] ?? missing('seat', seat)
}

/** A district that is known to exist. */
export function districtOf<Hidden extends null>(game: Game<Hidden>, id: DistrictId): District {
  return game.districts[id] ?? missing('district', id)
}

function missing(what: string, id: number): never {
  throw new RangeError(`there is no ${what} ${id}`)
}
