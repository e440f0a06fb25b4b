import type { Game } from './model/game.ts'

/** A copy that can evolve on its own: whatever `evolve` writes is copied, the rest is shared. */
export function cloneGame<Hidden extends null>(game: Game<Hidden>): Game<Hidden> {
  return {
    ...game,
    districts: game.districts.map((district) => ({ ...district, dice: district.dice.slice() })),
    squads: game.squads.map((squad) => ({
      ...squad,
      hand: squad.hand.slice(),
      tray: Array.isArray(squad.tray) ? squad.tray.slice() : squad.tray,
    })),
    center: game.center.slice(),
    drawn: game.drawn.slice(),
  }
}
