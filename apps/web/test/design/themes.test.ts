import { expect, test } from 'vitest'
import { type Colour, colourOf, contrast, difference, seenBy, SIGHTS } from '../../tools/art/colour.ts'
import { coloursIn, hueTokens, THEMES, type Theme, themeTokens } from '../../tools/art/themeTokens.ts'

const GROUNDS = ['--ground', '--surface', '--panel', '--raised', '--hollow'] as const
const WORDS = [
  '--text',
  '--muted',
  '--jelly',
  '--jelly-text',
  '--danger',
  '--good',
  '--sand-text',
  '--sol-text',
  '--ember-text',
  '--ion-text',
  '--reef-text',
  '--frost-text',
] as const
const SQUADS = ['--sol', '--ember', '--ion', '--reef', '--frost'] as const

/** The lowest contrast of any colour of the one with any of the other. */
function worst(theme: Theme, over: string, under: string): number {
  const tokens = themeTokens(theme)
  const pairs = coloursIn(tokens, over).flatMap((a) => coloursIn(tokens, under).map((b) => [a, b] as const))
  return Math.min(...pairs.map(([a, b]) => contrast(colourOf(a), colourOf(b))))
}

test.each(THEMES)('%s: every word can be read on every ground, 4.5 : 1', (theme) => {
  for (const word of WORDS) {
    for (const ground of [...GROUNDS, '--panel-fill', '--card-fill', '--sky']) {
      expect(worst(theme, word, ground), `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test.each(THEMES)('%s: what stands on a coloured ground can be read too', (theme) => {
  for (const [word, ground] of [
    ['--on-jelly', '--target-fill'],
    ['--on-jelly', '--jelly-fill'],
    ['--on-lane', '--lane'],
    ['--on-rung', '--rung'],
    ['--text', '--veil'],
    ['--muted', '--plate'],
    ['--text', '--plate'],
    ...SQUADS.map((squad) => ['--on-die', squad] as const),
  ] as const) {
    expect(worst(theme, word, ground), `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(THEMES)('%s: edges, focus and dice stand out, 3 : 1', (theme) => {
  for (const ground of GROUNDS) {
    expect(worst(theme, '--line-strong', ground), `line on ${ground}`).toBeGreaterThanOrEqual(3)
    expect(worst(theme, '--focus', ground), `focus on ${ground}`).toBeGreaterThanOrEqual(3)
  }
  for (const squad of SQUADS) {
    expect(worst(theme, squad, '--lane'), `${squad} on a lane`).toBeGreaterThanOrEqual(3)
    expect(worst(theme, squad, '--tank'), `${squad} in the tank`).toBeGreaterThanOrEqual(3)
  }
})

test.each(['night', 'day'] as const)('%s: dice and totals stand out on a lane, whatever shines through it', (theme) => {
  const tokens = themeTokens(theme)
  const lane = tokens.get('--lane') ?? ''
  const solid = Number.parseInt(lane.slice(7, 9), 16) / 255
  const through = (ground: Colour): Colour => {
    const [r, g, b] = colourOf(lane).map((part, index) => part * solid + (ground[index] ?? 0) * (1 - solid))
    return [r ?? 0, g ?? 0, b ?? 0]
  }
  for (const ground of [through([0, 0, 0]), through([1, 1, 1])]) {
    for (const squad of SQUADS) {
      const [hex = ''] = coloursIn(tokens, squad)
      expect(contrast(colourOf(hex), ground), `${squad} on a lane`).toBeGreaterThanOrEqual(3.5)
    }
    const [word = ''] = coloursIn(tokens, '--on-lane')
    expect(contrast(colourOf(word), ground)).toBeGreaterThanOrEqual(7)
  }
})

test.each(THEMES)('%s: the edge of every district stands out from the ground, 3 : 1', (theme) => {
  const grounds = coloursIn(themeTokens(theme), '--ground')
  for (const [hue, tokens] of hueTokens(theme)) {
    for (const edge of coloursIn(tokens, '--hue-edge')) {
      const ratio = Math.min(...grounds.map((ground) => contrast(colourOf(edge), colourOf(ground))))
      expect(ratio, `edge of ${hue}`).toBeGreaterThanOrEqual(3)
    }
  }
})

test.each(Object.keys(SIGHTS))('squads are told apart by colour with %s sight', (sight) => {
  const matrix = SIGHTS[sight]
  const seen = SQUADS.flatMap((squad) => coloursIn(themeTokens('night'), squad)).map((hex) => colourOf(hex))
  const colours = matrix ? seen.map((colour) => seenBy(matrix, colour)) : []
  const apart = colours.flatMap((one, index) => colours.slice(index + 1).map((two) => difference(one, two)))
  expect(apart).toHaveLength(10)
  expect(Math.min(...apart)).toBeGreaterThan(18)
})

/** How two tokens look to somebody. */
function asSeen(sight: string, tokens: ReadonlyMap<string, string>, names: readonly string[]): readonly Colour[] {
  const matrix = SIGHTS[sight]
  if (matrix === undefined) throw new Error(`no sight ${sight}`)
  return names.map((name) => seenBy(matrix, colourOf(coloursIn(tokens, name)[0] ?? '')))
}

// Nine hues are too many to be told apart by colour: a district is known by its name and its picture.
test.each(Object.keys(SIGHTS))('with %s sight the picture of every district stands out from its sky', (sight) => {
  for (const theme of ['night', 'day'] as const) {
    for (const [hue, tokens] of hueTokens(theme)) {
      const [sky = [0, 0, 0], edge = [0, 0, 0]] = asSeen(sight, tokens, ['--hue-sky', '--hue-edge'])
      expect(contrast(sky, edge), `${hue} by ${theme}`).toBeGreaterThanOrEqual(3)
    }
  }
})

test.each(Object.keys(SIGHTS))('with %s sight Jelly and pods are told apart by colour too', (sight) => {
  for (const theme of THEMES) {
    const [jelly = [0, 0, 0], pod = [0, 0, 0]] = asSeen(sight, themeTokens(theme), ['--jelly', '--pod'])
    expect(difference(jelly, pod), `by ${theme}`).toBeGreaterThan(18)
  }
})

test('the difference is the one of the paper', () => {
  expect(difference(colourOf('#ff0000'), colourOf('#00ff00'))).toBeCloseTo(86.6, 1)
  expect(difference(colourOf('#808080'), colourOf('#808080'))).toBe(0)
})
