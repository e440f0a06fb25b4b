import { duringPlay } from './evolve/duringPlay.ts'
import { duringScoring } from './evolve/duringScoring.ts'
import type { GameEvent } from './model/event.ts'
import type { Game } from './model/game.ts'

/**
 * Writes what happened into a state or a view, in place. What `cloneGame` shares between two games is replaced and never
 * changed. Events are never changed either.
 */
export function evolve<Hidden extends null>(game: Game<Hidden>, event: GameEvent<Hidden>): void {
  switch (event.type) {
    case 'roundStarted':
      return duringPlay.roundStarted(game, event)
    case 'diceRolled':
      return duringPlay.diceRolled(game, event)
    case 'diePlaced':
      return duringPlay.diePlaced(game, event)
    case 'dieKicked':
      return duringPlay.dieKicked(game, event)
    case 'targetMoved':
      return duringPlay.targetMoved(game, event)
    case 'effectSkipped':
      return duringPlay.effectSkipped(game, event)
    case 'districtLocked':
      return duringPlay.districtLocked(game, event)
    case 'timerFlipped':
      return duringPlay.timerFlipped(game, event)
    case 'roundEnded':
      return duringPlay.roundEnded(game, event)
    case 'districtScored':
      return duringScoring.districtScored(game, event)
    case 'diceRerolled':
      return duringScoring.diceRerolled(game, event)
    case 'jellyGained':
      return duringScoring.jellyGained(game, event)
    case 'jellyPaid':
      return duringScoring.jellyPaid(game, event)
    case 'podTaken':
      return duringScoring.podTaken(game, event)
    case 'podReturned':
      return duringScoring.podReturned(game, event)
    case 'choiceAsked':
      return duringScoring.choiceAsked(game, event)
    case 'choiceAnswered':
      return duringScoring.choiceAnswered(game, event)
    case 'choiceSettled':
      return duringScoring.choiceSettled(game, event)
    case 'centerScored':
      return duringScoring.centerScored(game, event)
    case 'podsOpened':
      return duringScoring.podsOpened(game, event)
    case 'gameEnded':
      return duringScoring.gameEnded(game, event)
    case 'gameStarted':
    case 'rewardCopied':
    case 'copyFailed':
    case 'podsRanOut':
      return undefined
  }
}
