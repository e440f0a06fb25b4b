import { SQUAD_STYLES } from '../../../design/dice/squads.ts'

/** What dice and lanes are drawn with, as the style sheet says it. */
export interface Paints {
  readonly lane: string
  /** The edge of a lane, and how wide it is: of one that leads, of one with twins, of any other. */
  readonly leads: Edge
  readonly twins: Edge | null
  readonly other: Edge | null
  readonly ink: string
  readonly pips: string
  readonly edge: string
  /** From top to bottom, for each squad. */
  readonly bodies: readonly (readonly string[])[]
  readonly font: string
}

interface Edge {
  readonly colour: string
  readonly width: number
}

const known = new Map<string, Paints>()

/** The same in the night and in the day; high contrast has its own. */
export function paintsNow(): Paints {
  const root = document.documentElement
  const contrast = root.dataset['contrast'] ?? ''
  const paints = known.get(contrast) ?? read(root, contrast === 'high')
  known.set(contrast, paints)
  return paints
}

function read(root: HTMLElement, isHigh: boolean): Paints {
  const style = getComputedStyle(root)
  const white = { colour: '#fff', width: 1 }
  return {
    lane: style.getPropertyValue('--lane'),
    leads: isHigh ? { colour: '#ffe94d', width: 2 } : { colour: '#d9b95c', width: 1.5 },
    twins: isHigh ? null : { colour: '#ff7b72', width: 1.5 },
    other: isHigh ? white : null,
    ink: '#e6ecff',
    pips: style.getPropertyValue('--on-die'),
    edge: style.getPropertyValue('--die-edge'),
    bodies: SQUAD_STYLES.map(({ name }) => stopsOf(name)),
    font: getComputedStyle(document.body).fontFamily,
  }
}

/** The colours that all drawn dice of a squad share. */
const stopsOf = (name: string): string[] =>
  [...document.querySelectorAll(`#die-${name} stop`)].map((stop) => getComputedStyle(stop).stopColor)
