import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '../../src')
const read = (file: string): string => readFileSync(join(sources, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

/** What has a plain colour in some theme, not an image. */
const plain = new Set(
  ['design/tokens.css', 'design/themes.css'].flatMap((file) =>
    [...read(file).matchAll(/(--[\w-]+):\s*#\w+;/g)].map(([, name]) => name),
  ),
)

/** Without what stands in brackets: commas there part no layers. */
function outside(value: string): string {
  const less = value.replaceAll(/\([^()]*\)/g, '')
  return less === value ? value : outside(less)
}

/** Each layer, a token by its bare name. */
const layersOf = (value: string): string[] => outside(value.replaceAll(/var\((--[\w-]+)\)/g, '$1')).split(',')

test('a plain colour lies only in the last layer of a background: elsewhere the browser drops all of it', () => {
  const wrong = globSync('**/*.css', { cwd: sources }).flatMap((file) =>
    [...read(file).matchAll(/background:([^;]+);/g)]
      .flatMap(([, value]) => layersOf(value ?? '').slice(0, -1))
      .flatMap((layer) => [...layer.matchAll(/^\s*(--[\w-]+)/g)])
      .filter(([, name]) => plain.has(name))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(wrong).toEqual([])
})
