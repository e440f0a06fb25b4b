import type { Names } from '@jelly/rules'
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

/** The faces of the house edition. */
const HOUSE: readonly (readonly [face: string, name: string, hue: Hue])[] = [
  ['1A', 'harbour', 'periwinkle'],
  ['1B', 'dry-dock', 'periwinkle'],
  ['2A', 'market', 'rose'],
  ['2B', 'casino', 'rose'],
  ['3A', 'museum', 'copper'],
  ['3B', 'power-plant', 'copper'],
  ['4A', 'stadium', 'lime'],
  ['4B', 'airport', 'lime'],
  ['5A', 'laboratory', 'orchid'],
  ['5B', 'chemical-works', 'orchid'],
  ['6A', 'observatory', 'silver'],
  ['6B', 'broadcast-tower', 'silver'],
  ['7A', 'zoo', 'leaf'],
  ['7B', 'university', 'leaf'],
  ['8A', 'metro', 'brass'],
  ['8B', 'sewers', 'brass'],
  ['PA', 'cannes', 'coral'],
  ['PB', 'new-york', 'coral'],
]

/** The picture of a board that we do not know. */
export const NEUTRAL = 'district'
export const PORTRAIT_NAMES: readonly string[] = HOUSE.map(([, name]) => name)

// Files of their own, never inside a script: they are cached for good and decoded once.
const files = import.meta.glob<string>('./portraits/*/*.svg', { query: '?no-inline', import: 'default', eager: true })
const address = (folder: string, name: string): string => files[`./portraits/${folder}/${name}.svg`] ?? ''

const drawn = (name: string, hue: Hue): Portrait => ({
  name,
  hue,
  night: address('night', name),
  day: address('day', name),
  mark: address('marks', name),
})

const neutral = drawn(NEUTRAL, 'stone')
const byFace = new Map(HOUSE.map(([face, name, hue]) => [face, drawn(name, hue)]))
const byName = new Map([...byFace.values()].map((portrait) => [portrait.name, portrait]))

/** As districtName takes it. */
export interface PortrayedFace {
  readonly face: string
  readonly names: Names | null
}

/** A board with names of its own goes by them: a host may use an id of ours for another place. */
function ofOwnName(names: Names): Portrait | undefined {
  const said = Object.values(names).map(asWritten)
  const words = new Set(said.flatMap((name) => name.split('-')))
  const hit = NAME_WORDS.find(([, known]) => known.some((word) => words.has(word)))
  return said.map((name) => byName.get(name)).find(Boolean) ?? (hit && byName.get(hit[0]))
}

/** The picture of a district: ours by its face, a host's own by a word in its name, else a neutral one. */
export const portraitOf = ({ face, names }: PortrayedFace): Portrait =>
  (names === null ? byFace.get(face) : ofOwnName(names)) ?? neutral
