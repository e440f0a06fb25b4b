/** A tower of jelly in the monster's own box: its middle, its top and half its width. */
export type Tower = readonly [x: number, top: number, half: number]
export type Eye = readonly [x: number, y: number, radius: number]

interface Growth {
  readonly towers: readonly Tower[]
  readonly eyes: readonly Eye[]
}

const FIRST: Growth = { towers: [[180, 74, 64]], eyes: [[180, 122, 27]] }

/** One storey of towers and one eye more each round. Later ones stand in front. */
const GROWTH: readonly Growth[] = [
  FIRST,
  {
    towers: [
      [124, 66, 31],
      [236, 66, 31],
      [180, 50, 36],
    ],
    eyes: [
      [143, 122, 20],
      [217, 122, 20],
    ],
  },
  {
    towers: [
      [120, 64, 24],
      [240, 64, 24],
      [148, 42, 25],
      [212, 42, 25],
      [180, 12, 30],
    ],
    eyes: [
      [126, 126, 17],
      [180, 114, 19],
      [234, 126, 17],
    ],
  },
  {
    towers: [
      [114, 60, 18],
      [246, 60, 18],
      [138, 28, 22],
      [222, 28, 22],
      [180, -12, 33],
    ],
    eyes: [
      [114, 129, 14.5],
      [156, 115, 17],
      [204, 115, 17],
      [246, 129, 14.5],
    ],
  },
]

export const ROUNDS_OF_GROWTH = GROWTH.length

export const growthOf = (round: number): Growth => GROWTH[Math.min(ROUNDS_OF_GROWTH, Math.max(1, round)) - 1] ?? FIRST

const FLOOR = 108
const tenth = (length: number): number => Math.round(length * 10) / 10

export function towerShape([x, top, half]: Tower): string {
  const shoulder = tenth(top + 0.8 * half)
  const flare = tenth(68 + 0.4 * top)
  const [left, right] = [x - half, x + half]
  return (
    `M${left - 3} ${FLOOR}Q${left - 3} ${flare} ${left} ${shoulder}Q${left} ${top} ${x} ${top}` +
    `T${right} ${shoulder}Q${right + 3} ${flare} ${right + 3} ${FLOOR}Z`
  )
}

export function towerFlutes([x, top, half]: Tower): string {
  const from = tenth(top + 0.7 * half)
  return `M${tenth(x - half / 2)} ${FLOOR}V${from}M${tenth(x + half / 2)} ${FLOOR}V${from}`
}

export function towerShine([x, top, half]: Tower): string {
  const left = x - half
  return `M${left + 8} ${tenth(top + 1.2 * half)}Q${left + 7} ${top + 10} ${tenth(x - 0.3 * half)} ${top + 7}`
}
