// How far apart colours are that must not be taken for one another, for four kinds of sight, and what contrast texts have.
//   node apps/web/tools/art/colourBlind.ts
import { colourOf, contrast, difference, seenBy, SIGHTS } from './colour.ts'
import { coloursIn, hueTokens, THEMES, themeTokens } from './themeTokens.ts'

type Named = readonly [name: string, hex: string]

const night = themeTokens('night')
const named = (name: string): Named => [name, coloursIn(night, `--${name}`)[0] ?? '#000000']
const squads = ['sol', 'ember', 'ion', 'reef', 'frost'].map(named)
const rewards: readonly Named[] = [...['jelly', 'pod', 'danger', 'good'].map(named), ['jelly of a drop', '#7fdcff']]
const edges = [...hueTokens('night')].map(([hue, tokens]): Named => [hue, coloursIn(tokens, '--hue-edge')[0] ?? ''])

const pairs = (of: readonly Named[]) => of.flatMap((a, index) => of.slice(index + 1).map((b) => [a, b] as const))
const across = (one: readonly Named[], two: readonly Named[]) => one.flatMap((a) => two.map((b) => [a, b] as const))

function report(title: string, of: readonly (readonly [Named, Named])[]): void {
  console.log(`\n${title}`)
  for (const [sight, matrix] of Object.entries(SIGHTS)) {
    const apart = of.map(([a, b]) => {
      const far = difference(seenBy(matrix, colourOf(a[1])), seenBy(matrix, colourOf(b[1])))
      return { far, what: `${a[0]} – ${b[0]}` }
    })
    const [first, second] = apart.toSorted((a, b) => a.far - b.far)
    console.log(
      `  ${sight.padEnd(7)} ${first?.far.toFixed(1)} ${first?.what}; ${second?.far.toFixed(1)} ${second?.what}`,
    )
  }
}

report('squads, each with each', pairs(squads))
report('rewards, each with each (jelly and its drop are one thing)', pairs(rewards.slice(0, 4)))
report('squads and rewards', across(squads, rewards))
report('districts, each with each', pairs(edges))
report('districts and squads', across(edges, squads))

console.log('\ncontrast, worst on ground, surface, panel, raised, hollow')
for (const theme of THEMES) {
  const tokens = themeTokens(theme)
  const grounds = ['ground', 'surface', 'panel', 'raised', 'hollow'].flatMap((name) => coloursIn(tokens, `--${name}`))
  const words = ['text', 'muted', 'jelly', 'danger', 'good', 'sol-text', 'ember-text', 'ion-text', 'reef-text']
  const figures = words.map((word) => {
    const [hex = ''] = coloursIn(tokens, `--${word}`)
    return `${word} ${Math.min(...grounds.map((ground) => contrast(colourOf(hex), colourOf(ground)))).toFixed(1)}`
  })
  console.log(`  ${theme.padEnd(6)} ${figures.join(' · ')}`)
}
