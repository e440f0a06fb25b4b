// @vitest-environment happy-dom
import { formatReward, houseEdition, MAX_SEATS, parseReward } from '@jelly/rules'
import { afterEach, expect, test } from 'vitest'
import { Die } from '../../src/design/dice/Die.tsx'
import { RewardSymbol } from '../../src/design/rewards/RewardSymbol.tsx'
import { fitReward, shapeOf } from '../../src/design/rewards/rewardShape.ts'
import { loadLanguage } from '../../src/i18n/catalogs.ts'
import { changePreferences } from '../../src/settings/settings.ts'
import { rewardText } from '../../src/words/rewards.ts'
import { render } from '../support/render.tsx'

afterEach(() => changePreferences({ numerals: false }))

const PIPS = 'path[stroke-width]'
const pipsIn = (die: Element): string[] => die.querySelector(PIPS)?.getAttribute('d')?.match(/M/g) ?? []
const seats = Array.from({ length: MAX_SEATS }, (_, seat) => seat)

test('each seat has a silhouette of its own', async () => {
  const page = await render(seats.map((seat) => <Die key={seat} seat={seat} value={1} />))
  const outlines = page.findAll('svg', /.*/).map((die) => die.querySelector('path')?.getAttribute('d'))
  expect(new Set(outlines).size).toBe(MAX_SEATS)
})

test.each([1, 2, 3, 4, 5, 6])('a die that shows %i has as many pips', async (value) => {
  const page = await render(seats.map((seat) => <Die key={seat} seat={seat} value={value} />))
  for (const die of page.findAll('svg', /.*/)) expect(pipsIn(die)).toHaveLength(value)
})

test('numerals in place of pips, for those who prefer them', async () => {
  changePreferences({ numerals: true })
  const page = await render(<Die seat={2} value={5} label="Ion, 5" />)
  expect(page.find('svg[role=img]', /Ion, 5/).textContent).toBe('5')
  expect(page.findAll(PIPS, /.*/)).toEqual([])
})

test('a die that nobody has seen shows nothing', async () => {
  const page = await render(<Die seat={0} value={null} />)
  expect(page.findAll(`${PIPS}, text`, /.*/)).toEqual([])
})

test('every reward of the city is drawn, and says in words what it is', async () => {
  const i18n = await loadLanguage('fr')
  const zones = houseEdition.boards.flatMap(({ faces }) => faces.flatMap((face) => face.zones))
  for (const reward of zones) {
    const page = await render(<RewardSymbol reward={reward} />, 'fr')
    const symbol = page.find('span[role=img]')
    expect(symbol.getAttribute('aria-label')).toBe(rewardText(i18n, reward))
    expect(symbol.children.length).toBeGreaterThan(0)
  }
})

/** A drawing as somebody sees it who sees no colours. */
const withoutColours = (drawing: Element): string =>
  drawing.innerHTML.replaceAll(/ (?:fill|stroke|class|style|data-rank)="[^"]*"/g, '')

test('without colours every reward of the city still looks unlike every other one', async () => {
  const zones = houseEdition.boards.flatMap(({ faces }) => faces.flatMap((face) => face.zones))
  const different = new Map(zones.map((reward) => [formatReward(reward), reward]))
  const drawn = new Set<string>()
  for (const reward of different.values()) {
    const page = await render(<RewardSymbol reward={reward} />)
    drawn.add(withoutColours(page.find('span[role=img]')))
  }
  expect(drawn.size).toBe(different.size)
})

test('a longer reward needs a wider ladder on a small card', () => {
  const widths = ['6', 'take-2', '-pod take-2', '-pod take-2 pod'].map(
    (text) => shapeOf(parseReward(text), 'line', null).width,
  )
  expect(widths).toEqual(widths.toSorted((one, other) => one - other))
  expect(new Set(widths).size).toBe(widths.length)
})

test('every reward of the city fits on a rung of a small phone, and beside an arrow to a neighbour', () => {
  const zones = houseEdition.boards.flatMap(({ faces }) => faces.flatMap((face) => face.zones))
  const rung = { width: 84, height: 16, largest: 15 }
  for (const reward of zones) {
    const copied = { cw: reward, ccw: reward }
    const { form, size } = fitReward(reward, rung, copied)
    expect(form).toBe('line')
    expect(size * shapeOf(reward, form, null).width).toBeLessThanOrEqual(rung.width)
    const [cw, any] = [parseReward('copy-cw'), parseReward('copy-any')]
    expect(fitReward(cw, rung, copied)).toMatchObject({ form: 'line' })
    expect(fitReward(any, rung, copied).size).toBeGreaterThanOrEqual(11)
  }
})
