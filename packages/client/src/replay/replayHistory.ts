import type { Eyes, ReplayPlayer } from '@jelly/table/replay'
import { type GameHistory, isNews, type Moment } from '../screen/history.ts'
import { isAgainst } from '../screen/isAgainst.ts'

/** Everything that happened in a finished game, as one pair of eyes saw it. */
export function replayMoments(player: ReplayPlayer, eyes: Eyes): Moment[] {
  const you = typeof eyes === 'number' ? eyes : null
  const moments: Moment[] = []
  let round = 0
  for (let moment = 1; moment <= player.end; moment++) {
    const at = player.replay.startedAt + player.timeOf(moment)
    for (const told of player.eventsAt(moment, eyes)) {
      if (told.type !== 'game') continue
      const { event } = told
      if (event.type === 'roundStarted') round = event.round
      if (!isNews(event)) continue
      const before = you === null || !MAY_HURT.has(event.type) ? null : player.viewAt(moment - 1, eyes).game
      moments.push({ seq: moment, at, round, event, against: isAgainst(before, you, event) })
    }
  }
  return moments
}

const MAY_HURT: ReadonlySet<string> = new Set(['dieKicked', 'targetMoved', 'districtLocked'])

/** What was known of a game up to a moment. */
export function historyAt(moments: readonly Moment[], gameId: string, moment: number): GameHistory {
  let count = moments.length
  while (count > 0 && (moments[count - 1]?.seq ?? 0) > moment) count--
  return { gameId, seq: moment, moments: moments.slice(0, count), hasGaps: false }
}
