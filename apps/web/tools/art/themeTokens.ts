import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const THEMES = ['night', 'day', 'high'] as const
export type Theme = (typeof THEMES)[number]

const sources = join(import.meta.dirname, '../../src')

const BLOCK = /([^{}]+)\{([^{}]*)\}/g
const TOKEN = /(--[\w-]+):\s*([^;]+);/g

interface Rule {
  readonly selector: string
  readonly tokens: readonly (readonly [name: string, value: string])[]
}

function rulesOf(file: string): readonly Rule[] {
  const text = readFileSync(join(sources, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  return [...text.matchAll(BLOCK)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    tokens: [...body.matchAll(TOKEN)].map(([, name = '', value = '']) => [name, value.trim()] as const),
  }))
}

function counts(selector: string, theme: Theme): boolean {
  if (selector.includes("data-contrast='high'") && !selector.includes(':not')) return theme === 'high'
  if (selector.includes("data-theme='day'")) return theme === 'day'
  return true
}

/** The tokens of the root in a theme, later ones before earlier ones, as a browser finds them. */
export function themeTokens(theme: Theme): ReadonlyMap<string, string> {
  const rules = ['design/tokens.css', 'design/themes.css'].flatMap(rulesOf)
  const root = rules.filter(({ selector }) => selector.startsWith(':root') && counts(selector, theme))
  return new Map(root.flatMap(({ tokens }) => tokens))
}

/** The tokens of each hue in a theme. */
export function hueTokens(theme: Theme): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const hues = new Map<string, Map<string, string>>()
  for (const { selector, tokens } of rulesOf('art/hues.css')) {
    const [, hue = ''] = /data-hue='(\w+)'/.exec(selector) ?? []
    if (!counts(selector, theme)) continue
    hues.set(hue, new Map([...(hues.get(hue) ?? []), ...tokens]))
  }
  return hues
}

/** All solid colours that a token is made of: one for a colour, several for a gradient. */
export function coloursIn(tokens: ReadonlyMap<string, string>, name: string): readonly string[] {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`no token ${name}`)
  const own = value.match(/#[0-9a-f]{6}/g) ?? []
  const others = [...value.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, other = '']) => coloursIn(tokens, other))
  return [...own, ...others]
}
