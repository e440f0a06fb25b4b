import type { Seat } from '@jelly/rules'

export const DIE_SHAPES = ['square', 'circle', 'hexagon', 'diamond', 'octagon'] as const
export type DieShape = (typeof DIE_SHAPES)[number]

/** How one seat is told from the others: colour, silhouette and glyph together. */
export interface SquadStyle {
  readonly name: 'Sol' | 'Ember' | 'Ion' | 'Reef' | 'Frost'
  readonly colour: string
  /** The colour for text, readable on the ground of each theme. */
  readonly textColour: string
  readonly shape: DieShape
  readonly glyph: string
}

const SOL: SquadStyle = {
  name: 'Sol',
  colour: 'var(--sol)',
  textColour: 'var(--sol-text)',
  shape: 'square',
  glyph: '■',
}

export const SQUAD_STYLES: readonly SquadStyle[] = [
  SOL,
  { name: 'Ember', colour: 'var(--ember)', textColour: 'var(--ember-text)', shape: 'circle', glyph: '●' },
  { name: 'Ion', colour: 'var(--ion)', textColour: 'var(--ion-text)', shape: 'hexagon', glyph: '⬢' },
  { name: 'Reef', colour: 'var(--reef)', textColour: 'var(--reef-text)', shape: 'diamond', glyph: '◆' },
  { name: 'Frost', colour: 'var(--frost)', textColour: 'var(--frost-text)', shape: 'octagon', glyph: '⯃' },
]

export const squadStyle = (seat: Seat): SquadStyle => SQUAD_STYLES[seat % SQUAD_STYLES.length] ?? SOL
