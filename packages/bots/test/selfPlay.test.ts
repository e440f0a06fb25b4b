import { type Event, houseEdition, seededDice, seededRandomness, type State } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { type Bot, randomBot, SelfPlay, simpleBot } from '../src/index.ts'

const GAMES = 40

function play(bots: readonly Bot[], seed: number, watch?: (event: Event) => void): State {
  const setup = { seats: bots.length, edition: houseEdition, promo: true }
  return new SelfPlay(setup, bots, seededDice(seed), seededRandomness(seed + 1), watch).play()
}

const table = (bot: Bot, seats: number): Bot[] => Array.from({ length: seats }, () => bot)

describe.each([
  ['random', randomBot],
  ['simple', simpleBot],
])('%s bots', (_, bot) => {
  test.each([3, 4, 5])('play every game of %i seats to its end', (seats) => {
    for (let seed = 0; seed < GAMES; seed++) {
      const { phase, round, result } = play(table(bot, seats), seed)
      expect({ phase, round }).toEqual({ phase: 'over', round: 4 })
      expect(result?.scores).toHaveLength(seats)
    }
  })

  test('place, kick, slide, lock, flip and pass', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < GAMES; seed++) play(table(bot, 4), seed, ({ type }) => seen.add(type))
    expect([...seen]).toEqual(
      expect.arrayContaining(['diePlaced', 'dieKicked', 'targetMoved', 'districtLocked', 'timerFlipped', 'diceRolled']),
    )
  })

  test('play the same game again from the same seed', () => {
    expect(play(table(bot, 4), 7)).toEqual(play(table(bot, 4), 7))
    expect(play(table(bot, 4), 7)).not.toEqual(play(table(bot, 4), 8))
  })
})

test('a simple bot beats random ones far more often than one in four', () => {
  let wins = 0
  for (let seed = 0; seed < GAMES; seed++) {
    const seat = seed % 4
    const bots = table(randomBot, 4).with(seat, simpleBot)
    if (play(bots, seed).result?.winners.includes(seat)) wins++
  }
  expect(wins).toBeGreaterThan(GAMES * 0.6)
})

test('bots answer the choices that are theirs, so a game of bots needs no defaults', () => {
  let asked = 0
  let byDefault = 0
  for (let seed = 0; seed < GAMES; seed++) {
    play([simpleBot, randomBot, simpleBot, randomBot], seed, (event) => {
      if (event.type === 'choiceAsked') asked++
      if (event.type === 'choiceAnswered' && event.byDefault) byDefault++
    })
  }
  expect(asked).toBeGreaterThan(0)
  expect(byDefault).toBe(0)
})
