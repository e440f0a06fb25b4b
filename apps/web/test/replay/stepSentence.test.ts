import { historyAt, replayMoments } from '@jelly/client/replay'
import { randomGame } from '@jelly/dice/testing'
import { ownerOf } from '@jelly/rules'
import { ReplayPlayer } from '@jelly/table/replay'
import { describe, expect, test } from 'vitest'
import { loadLanguage, withWords } from '../../src/i18n/catalogs.ts'
import { stepSentence } from '../../src/screens/replay/stepSentence.ts'

const player = new ReplayPlayer(randomGame(77, { seats: 4 }))
const moments = replayMoments(player, 'xray')
const { players, result, gameId } = player.replay
const who = (seat: number | 'table'): string => (seat === 'table' ? 'The table' : (players[seat]?.name ?? '?'))

await withWords('table', Promise.resolve())
await withWords('replay', Promise.resolve())
const telling = {
  i18n: await loadLanguage('en'),
  names: { who, district: (id: number) => `District ${id}` },
  you: null,
  valueOf: () => 1 as const,
  rewardAt: () => [],
  center: 'City center',
}
const saidAt = (moment: number): string => stepSentence(historyAt(moments, gameId, moment).moments, telling)

/** What must be named when an event is told. */
function namedIn(event: (typeof moments)[number]['event']): string[] {
  switch (event.type) {
    case 'diePlaced':
    case 'districtLocked':
      return [who(event.seat), `District ${event.district}`]
    case 'dieKicked':
      return [who(event.seat), event.seat === ownerOf(event.die) ? 'their own' : who(ownerOf(event.die))]
    case 'districtScored':
      return [`District ${event.district}:`, ...event.controllers.map(who)]
    case 'centerScored':
      return ['City center:', ...event.winners.map(who)]
    case 'jellyGained':
      return [who(event.seat)]
    case 'gameEnded':
      return event.winners.map(who)
    default:
      return []
  }
}

describe('a step of a replay says what happened there', () => {
  test('placements, kicks and locks, each district and the center, and who wins', () => {
    const kinds = new Set<string>()
    for (const { seq, event } of moments) {
      const said = saidAt(seq)
      for (const name of namedIn(event)) expect(said, `${event.type} at ${seq}`).toContain(name)
      if (namedIn(event).length > 0) kinds.add(event.type)
    }
    expect(kinds.size).toBe(7)
  })

  test('nothing before it has happened, and the end with its winner', () => {
    expect(stepSentence([], telling)).toBe('The game begins.')
    const [winner = 0] = result?.winners ?? []
    expect(saidAt(player.end)).toBe(`${who(winner)} wins with ${result?.scores[winner]} Jelly.`)
  })
})
