import type { Weights } from '../src/index.ts'

/** The weights as a source file, three digits behind the point. */
export function written(weights: Weights): string {
  const rounded = JSON.stringify(
    weights,
    (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value),
    2,
  )
  const plain = rounded.replaceAll(/"(\w+)":/g, '$1:')
  return `import type { Weights } from './weights.ts'\n\n/** Made by \`train/\`; not to be edited by hand. */\nexport const LEARNED: Weights = ${plain}\n`
}
