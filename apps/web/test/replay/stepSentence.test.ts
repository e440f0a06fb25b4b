import { historyAt, replayMoments } from '@jelly/client/replay'
import { randomGame } from '@jelly/dice/testing'
import { ownerOf } from '@jelly/rules'
import { ReplayPlayer } from '@jelly/table/replay'
import { describe, expect, test } from 'vitest'
import { loadLanguage, withWords } from '../../src/i18n/catalogs.ts'
import { stepSentence } from '../../src/screens/replay/stepSentence.ts'

await withWords('table', Promise.resolve())
await withWords('replay', Promise.resolve())
const i18n = await loadLanguage('en')

/** A random game of four, and what each step of it says. */
function told(seed: number) {
  const player = new ReplayPlayer(randomGame(seed, { seats: 4 }))
  const moments = replayMoments(player, 'xray')
  const { players, gameId } = player.replay
  const who = (seat: number | 'table'): string => (seat === 'table' ? 'The table' : (players[seat]?.name ?? '?'))
  const telling = {
    i18n,
    names: { who, district: (id: number) => `District ${id}` },
    you: null,
    valueOf: () => 1 as const,
    rewardAt: () => [],
    center: 'City center',
  }
  const saidAt = (moment: number): string => stepSentence(historyAt(moments, gameId, moment).moments, telling)
  return { player, moments, who, telling, saidAt }
}

const { player, moments, who, telling, saidAt } = told(77)
const { result } = player.replay

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

  test('an effect that is skipped, of which die', () => {
    const skipped = moments.filter(({ event }) => event.type === 'effectSkipped')
    expect(skipped.length).toBeGreaterThan(3)
    expect(saidAt(skipped[0]?.seq ?? 0)).toBe('Zoë skipped the effect of the 4 on District 1.')
  })

  test.each([
    [49, 211, 'Botilda wants to copy District 1.'],
    [68, 43, 'Botilda wants to pay Sam and Gina, in this order.'],
    [80, 312, 'Zoë chose a pod to give back.'],
  ])('an answer that settles nothing yet (game %i)', (seed, moment, sentence) => {
    expect(told(seed).saidAt(moment)).toMatch(new RegExp(`^(District \\d|City center): ${sentence}$`))
  })

  test('nothing before it has happened, and the end with its winner', () => {
    expect(stepSentence([], telling)).toBe('The game begins.')
    const [winner = 0] = result?.winners ?? []
    expect(saidAt(player.end)).toBe(`${who(winner)} wins with ${result?.scores[winner]} Jelly.`)
  })
})
