import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { table } from '../support/table.ts'

const four = () => table('Ann', 'Bob', 'Cid', 'Dot')
const worth = (reward: string) => four().withDistrict({ zones: [reward, '0', '0'] })
const paidIn = (game: ReturnType<typeof four>) =>
  game.happened('jellyPaid').map(({ from, to, amount }) => [from, to, amount])
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

describe('take', () => {
  rule('W4', 'each other seat gives the amount', () => {
    expect(worth('take-1').placed('Bob', 6).scores().purses).toEqual([1, 5, 1, 1])
    expect(worth('take-2').placed('Bob', 6).scores().purses).toEqual([0, 8, 0, 0])
  })

  rule('W4', 'a seat that has too little gives what it has', () => {
    const game = worth('take-2').withJelly('Ann', 1).withJelly('Cid', 0).placed('Bob', 6).scores()
    expect(game.purses).toEqual([0, 2 + 1 + 2, 0, 0])
    expect(paidIn(game)).toEqual([
      [0, 1, 1],
      [3, 1, 2],
    ])
    expect(game.asked).toEqual([])
  })

  rule('W4', 'tied controllers do not take from each other; each takes from every other seat', () => {
    const game = worth('take-1').placed('Ann', 6).placed('Cid', 6).scores()
    expect(game.purses).toEqual([4, 0, 4, 0])
    expect(paidIn(game)).toEqual([
      [1, 2, 1],
      [1, 0, 1],
      [3, 0, 1],
      [3, 2, 1],
    ])
  })

  rule('W4', 'a payer with some Jelly but not enough for all who take chooses the order', () => {
    const game = worth('take-2').withJelly('Dot', 3).placed('Ann', 6).placed('Bob', 6).placed('Cid', 6).scores()
    expect(game.asked).toEqual(['Dot'])
    expect(game.state.choice?.question).toEqual({ kind: 'pay', asked: [3], owed: [0, 1, 2], amount: 2 })
    game.answers('Dot', { pay: ['Cid', 'Ann', 'Bob'] })
    expect(game.purses).toEqual([2 + 1, 2, 2 + 2, 0])
  })

  rule('W4', 'nobody is asked who has nothing, enough, or only one to pay', () => {
    expect(
      worth('take-2').withJelly('Dot', 6).placed('Ann', 6).placed('Bob', 6).placed('Cid', 6).scores().asked,
    ).toEqual([])
    expect(
      worth('take-2').withJelly('Dot', 0).placed('Ann', 6).placed('Bob', 6).placed('Cid', 6).scores().asked,
    ).toEqual([])
    const one = worth('take-2').withJelly('Dot', 1).placed('Ann', 6).scores()
    expect(one.asked).toEqual([])
    expect(one.purses).toEqual([2 + 2 + 2 + 1, 0, 0, 0])
  })

  rule('W4', 'several short payers are asked together and pay in seat order', () => {
    const game = worth('take-2').withJelly('Bob', 1).withJelly('Dot', 3).placed('Ann', 6).placed('Cid', 6).scores()
    expect(game.asked).toEqual(['Bob', 'Dot'])
    game.answers('Dot', { pay: ['Cid', 'Ann'] })
    expect(paidIn(game)).toEqual([])
    game.answers('Bob', { pay: ['Ann', 'Cid'] })
    expect(paidIn(game)).toEqual([
      [1, 0, 1],
      [3, 2, 2],
      [3, 0, 1],
    ])
  })

  rule('W4', 'seats that are not owed are passed over, those left out come last in seat order', () => {
    const game = worth('take-2').withJelly('Cid', 5).placed('Ann', 6).placed('Bob', 6).placed('Dot', 6).scores()
    game.answers('Cid', { pay: ['Cid', 'Bob'] })
    expect(paidIn(game)).toEqual([
      [2, 1, 2],
      [2, 3, 2],
      [2, 0, 1],
    ])
  })

  rule('W4', 'an order with a seat twice or with nobody’s seat is no answer', () => {
    const game = worth('take-2').withJelly('Cid', 3).placed('Ann', 6).placed('Bob', 6).scores()
    const refusal = (order: number[]) => game.refusal('Cid', { type: 'answerChoice', answer: { kind: 'pay', order } })
    expect(refusal([0, 0])).toBe('wrongAnswer')
    expect(refusal([0, 1, 0])).toBe('wrongAnswer')
    expect(refusal([0, 4])).toBe('wrongAnswer')
    expect(refusal([-1, 0])).toBe('wrongAnswer')
    expect(game.refusal('Cid', game.answering({ copy: 'cw' }))).toBe('wrongAnswer')
    expect(game.refusal('Cid', game.answering({ pod: 2 }))).toBe('wrongAnswer')
    expect(refusal([1, 0])).toBeNull()
    expect(refusal([])).toBeNull()
  })
})

describe('give', () => {
  rule('W5', 'give-1 gives 1 to each other seat', () => {
    expect(worth('give-1').withJelly('Bob', 5).placed('Bob', 6).scores().purses).toEqual([3, 2, 3, 3])
  })

  rule('W5', 'tied controllers do not give to each other', () => {
    const game = worth('give-1').placed('Bob', 6).placed('Cid', 6).scores()
    expect(game.purses).toEqual([4, 0, 0, 4])
    expect(paidIn(game)).toEqual([
      [1, 3, 1],
      [1, 0, 1],
      [2, 3, 1],
      [2, 0, 1],
    ])
  })

  rule('W5', 'who has some, but not enough for all, chooses the order', () => {
    const game = worth('give-1').placed('Bob', 6).scores()
    expect(game.asked).toEqual(['Bob'])
    expect(game.state.choice?.question).toEqual({ kind: 'pay', asked: [1], owed: [0, 2, 3], amount: 1 })
    expect(game.answers('Bob', { pay: ['Dot', 'Ann', 'Cid'] }).purses).toEqual([3, 0, 2, 3])
  })

  rule('W5', 'who has nothing gives nothing and is not asked', () => {
    const game = worth('give-1').withJelly('Bob', 0).placed('Bob', 6).scores()
    expect(game.purses).toEqual([2, 0, 2, 2])
    expect(game.asked).toEqual([])
  })

  rule('W5', 'when all but one seat tie there is only one to pay', () => {
    const game = worth('give-3').placed('Ann', 6).placed('Bob', 6).placed('Cid', 6).scores()
    expect(game.asked).toEqual([])
    expect(game.purses).toEqual([0, 0, 0, 8])
  })

  rule('W5', 'when all tie nobody pays anybody', () => {
    const game = worth('give-1 take-1').placed('Ann', 6).placed('Bob', 6).placed('Cid', 6).placed('Dot', 6).scores()
    expect(game.purses).toEqual([2, 2, 2, 2])
  })

  rule('W5', 'one tied giver may be short and the other not', () => {
    const game = worth('give-1').withJelly('Ann', 1).placed('Ann', 6).placed('Bob', 6).scores()
    expect(game.asked).toEqual(['Ann'])
    expect(game.answers('Ann', { pay: ['Dot'] }).purses).toEqual([0, 0, 3, 4])
  })

  rule('W7', 'Jelly never goes below 0', () => {
    for (const jelly of [0, 1, 2]) {
      const game = worth('give-9').withJelly('Ann', jelly).placed('Ann', 6).scores()
      if (game.asked.length > 0) game.byDefault()
      expect(game.purses).toEqual([0, 2 + jelly, 2, 2])
    }
  })

  rule('W7', 'take and give create and destroy nothing', () => {
    for (const reward of [
      'take-1',
      'take-2',
      'take-99',
      'give-1',
      'give-99',
      'podium(first: take-5, others: give-3)',
    ]) {
      const game = worth(reward)
        .withJelly('Bob', 7)
        .withJelly('Cid', 1)
        .placed('Ann', 6)
        .placed('Bob', 6)
        .placed('Dot', 2)
      game.scores()
      while (game.asked.length > 0) game.byDefault()
      expect(sum(game.purses)).toBe(2 + 7 + 1 + 2)
      expect(Math.min(...game.purses)).toBeGreaterThanOrEqual(0)
    }
  })
})
