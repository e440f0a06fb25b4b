import type { Moment } from '@jelly/client'
import { replayMoments } from '@jelly/client/replay'
import type { Replay } from '@jelly/dice'
import { ReplayPlayer, type WhatIf, whatIfs } from '@jelly/table/replay'

/** A finished game as its record tells it: the same on every device. */
export interface GameRecord {
  readonly replay: Replay
  /** What happened, with what was in the pods, since the game is over; numbered by the moments of the replay. */
  readonly moments: readonly Moment[]
  readonly timeOf: (moment: number) => number
  readonly whatIfs: (moment: number) => readonly WhatIf[]
  /** Goes to a moment right here; without it there is a link to it. */
  readonly goTo?: (moment: number) => void
}

export const openRecord = (replay: Replay): GameRecord => recordOf(new ReplayPlayer(replay))

export function recordOf(player: ReplayPlayer): GameRecord {
  return {
    replay: player.replay,
    moments: replayMoments(player, 'xray'),
    timeOf: (moment) => player.timeOf(moment),
    whatIfs: (moment) => whatIfs(player, moment),
  }
}
