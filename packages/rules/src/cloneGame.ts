import type { District, Game, Squad } from './model/game.ts'

/** A copy that can evolve on its own: whatever `evolve` writes is copied, the rest is shared. */
export function cloneGame<Hidden extends null>(game: Game<Hidden>): Game<Hidden> {
  const copy = shallowCopy(game)
  copy.districts = game.districts.map(cloneDistrict)
  copy.squads = game.squads.map(cloneSquad)
  copy.center = game.center.slice()
  copy.drawn = game.drawn.slice()
  return copy
}

function cloneDistrict(district: District): District {
  const copy = copyDistrict(district)
  copy.dice = district.dice.slice()
  return copy
}

function cloneSquad<Hidden extends null>(squad: Squad<Hidden>): Squad<Hidden> {
  const copy = copySquad(squad)
  copy.hand = squad.hand.slice()
  if (squad.tray !== null) copy.tray = squad.tray.slice()
  return copy
}

// Written out field by field, in the order of `beginGame`: one hidden class each, or `evolve` runs at half its speed.
function shallowCopy<Hidden extends null>(game: Game<Hidden>): Game<Hidden> {
  return {
    rules: game.rules,
    phase: game.phase,
    round: game.round,
    drone: game.drone,
    districts: game.districts,
    squads: game.squads,
    center: game.center,
    stack: game.stack,
    stackSize: game.stackSize,
    flippedBy: game.flippedBy,
    scored: game.scored,
    choice: game.choice,
    drawn: game.drawn,
    result: game.result,
  }
}

function copyDistrict({ face, names, zones, target, dice, lockedBy }: District): District {
  return { face, names, zones, target, dice, lockedBy }
}

function copySquad<Hidden extends null>(squad: Squad<Hidden>): Squad<Hidden> {
  const { jelly, podCount, pods, hand, tray, rolled, effect, screen } = squad
  return { jelly, podCount, pods, hand, tray, rolled, effect, screen }
}
