import { districtOf, effectOf, type DistrictId, type EffectKind, type Game, type Seat, squadOf } from '@jelly/rules'
import type { Claim } from './claims.ts'

/** The other seats that could press for the same thing now, going only by what everybody can see: trays do not count. */
export function rivalsOf<Hidden extends null>(game: Game<Hidden>, seat: Seat, claim: Claim): Seat[] {
  const rivals: Seat[] = []
  if (isGone(game, claim)) return rivals
  for (let other = 0; other < game.squads.length; other++)
    if (other !== seat && couldClaim(game, other, claim)) rivals.push(other)
  return rivals
}

/** Nobody can win what is locked, kicked or flipped already. */
function isGone<Hidden extends null>(game: Game<Hidden>, claim: Claim): boolean {
  if (claim.on === 'timer') return game.flippedBy !== null
  const district = game.districts[claim.district]
  if (district === undefined) return true
  if (claim.on === 'entrance') return district.lockedBy !== null
  return claim.on === 'die' && !district.dice.some(({ die }) => die === claim.die)
}

function couldClaim<Hidden extends null>(game: Game<Hidden>, seat: Seat, claim: Claim): boolean {
  switch (claim.on) {
    case 'entrance':
      return couldLock(game, seat) || (claim.alone && couldPlace(game, seat))
    case 'die':
      return couldUse(game, seat, claim.district, 'kick')
    case 'target':
      return couldUse(game, seat, claim.district, 'slide')
    case 'timer':
      return isAboutToFinish(game, seat)
  }
}

const couldPlace = <Hidden extends null>(game: Game<Hidden>, seat: Seat): boolean => squadOf(game, seat).hand.length > 0

/** A seat with one die left may finish and act on its plan with one press. */
const isAboutToFinish = <Hidden extends null>(game: Game<Hidden>, seat: Seat): boolean =>
  squadOf(game, seat).hand.length <= 1

const couldLock = <Hidden extends null>(game: Game<Hidden>, seat: Seat): boolean =>
  squadOf(game, seat).screen === null && isAboutToFinish(game, seat)

function couldUse<Hidden extends null>(game: Game<Hidden>, seat: Seat, at: DistrictId, kind: EffectKind): boolean {
  const { effect } = squadOf(game, seat)
  if (effect !== null && effect.district === at && effectOf(effect.value) === kind) return true
  return couldPlace(game, seat) && districtOf(game, at).lockedBy === null
}
