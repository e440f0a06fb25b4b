import type { Face } from '@jelly/rules'
import { asWritten, NAME_WORDS } from './portraitNames.ts'

/** The two faces of a board share a hue: they never meet in play. */
export const HUES = [
  'periwinkle',
  'rose',
  'copper',
  'lime',
  'orchid',
  'silver',
  'leaf',
  'brass',
  'coral',
  'stone',
] as const
export type Hue = (typeof HUES)[number]

export interface Portrait {
  readonly name: string
  readonly hue: Hue
  /** Addresses of the pictures. The mark is a small tile that stands on any ground. */
  readonly night: string
  readonly day: string
  readonly mark: string
}

const HUE_OF: Readonly<Record<string, Hue>> = {
  harbour: 'periwinkle',
  'dry-dock': 'periwinkle',
  market: 'rose',
  casino: 'rose',
  museum: 'copper',
  'power-plant': 'copper',
  stadium: 'lime',
  airport: 'lime',
  laboratory: 'orchid',
  'chemical-works': 'orchid',
  observatory: 'silver',
  'broadcast-tower': 'silver',
  zoo: 'leaf',
  university: 'leaf',
  metro: 'brass',
  sewers: 'brass',
  cannes: 'coral',
  'new-york': 'coral',
}

/** The picture of a board that we do not know. */
export const NEUTRAL = 'district'
export const PORTRAIT_NAMES: readonly string[] = Object.keys(HUE_OF)

// Files of their own, never inside a script: they are cached for good and decoded once.
const files = import.meta.glob<string>('./portraits/*/*.svg', { query: '?no-inline', import: 'default', eager: true })
const address = (folder: string, name: string): string => files[`./portraits/${folder}/${name}.svg`] ?? ''

const drawn = (name: string): Portrait => ({
  name,
  hue: HUE_OF[name] ?? 'stone',
  night: address('night', name),
  day: address('day', name),
  mark: address('marks', name),
})

const PORTRAITS = new Map([...PORTRAIT_NAMES, NEUTRAL].map((name) => [name, drawn(name)]))

/** By name and not by id: a host's own board may use an id of ours for another place. */
function nameOf({ name }: Pick<Face, 'name'>): string {
  const spoken = [asWritten(name.en), asWritten(name.fr)]
  const exact = spoken.find((words) => PORTRAITS.has(words))
  if (exact !== undefined) return exact
  const hit = NAME_WORDS.find(([, words]) =>
    spoken.some((said) => words.some((word) => said.split('-').includes(word))),
  )
  return hit?.[0] ?? NEUTRAL
}

/** The picture of a district: ours by name, a host's own by a word in its name, else a neutral one. */
export const portraitOf = (face: Pick<Face, 'name'>): Portrait => PORTRAITS.get(nameOf(face)) ?? drawn(NEUTRAL)
