// Draws the plate with the city on it, which lies under the districts of a wide screen, for the night and for the day.
//   node apps/web/tools/art/drawCity.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Paints {
  readonly rim: readonly [string, string]
  readonly plate: readonly [string, string, string]
  readonly fronts: readonly [string, string, string]
  readonly side: string
  readonly roof: string
  readonly lit: string
  readonly plaza: readonly [string, string]
  readonly line: string
  readonly glow: string
}

const NIGHT: Paints = {
  rim: ['#070b1b', '#2c3d80'],
  plate: ['#2b418f', '#1b2861', '#101838'],
  fronts: ['#2a3c86', '#233272', '#1d2a60'],
  side: '#151f4a',
  roof: '#3d51a0',
  lit: '#ffe0a3',
  plaza: ['#2a51b8', '#142257'],
  line: '#5c78d6',
  glow: '#46b4ff',
}

const DAY: Paints = {
  rim: ['#9fb0dd', '#ffffff'],
  plate: ['#ffffff', '#e4ebfb', '#cbd7f3'],
  fronts: ['#dde6fa', '#cfdaf4', '#c3d0ee'],
  side: '#a9bae3',
  roof: '#f6f8ff',
  lit: '#8ea5da',
  plaza: ['#ffffff', '#d3e2fb'],
  line: '#8ea5da',
  glow: '#7fd0ff',
}

const [CX, CY, RX, RY] = [500, 330, 488, 318]
const PLAZA = { rx: 214, ry: 108 }

/** Always the same city: a small generator with a fixed seed. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const inside = (x: number, y: number, rx: number, ry: number): number => ((x - CX) / rx) ** 2 + ((y - CY) / ry) ** 2

interface House {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly ring: 0 | 1 | 2
}

/** Rows from the back to the front; houses of a row do not touch, so a row can be drawn at once. */
function rows(random: () => number): readonly (readonly House[])[] {
  const between = (low: number, high: number) => Math.round(low + (high - low) * random())
  return Array.from({ length: 21 }, (_, row) => {
    const houses: House[] = []
    for (let x = 10 + between(0, 24); x < 980;) {
      const width = between(14, 28)
      const y = 52 + row * 29 + between(-5, 5)
      const tall = random() < 0.22
      const height = tall ? between(30, 50) : between(10, 22)
      const from = inside(x + width / 2, y, RX, RY)
      const free =
        from < 0.84 &&
        inside(x + width / 2, y - height, RX, RY) < 0.92 &&
        inside(x + width / 2, y - height / 3, PLAZA.rx, PLAZA.ry) > 1.25
      if (free && random() < 0.8) houses.push({ x, y, width, height, ring: from < 0.3 ? 0 : from < 0.6 ? 1 : 2 })
      x += width + between(16, 30)
    }
    return houses
  })
}

const slant = (width: number): number => Math.round(width * 0.4)

const front = ({ x, y, width, height }: House) => `M${x} ${y}v-${height}h${width}v${height}z`
const side = ({ x, y, width, height }: House) => {
  const d = slant(width)
  return `M${x + width} ${y}l${d}-${d >> 1}v-${height}l-${d} ${d >> 1}z`
}
const roof = ({ x, y, width, height }: House) => {
  const d = slant(width)
  return `M${x} ${y - height}l${d}-${d >> 1}h${width}l-${d} ${d >> 1}z`
}

function windows({ x, y, width, height }: House, random: () => number): string {
  const lit: string[] = []
  for (let up = 7; up < height - 3; up += 7)
    for (let right = 4; right < width - 3; right += 6) if (random() < 0.4) lit.push(`M${x + right} ${y - up}h2v3h-2z`)
  return lit.join('')
}

function row(houses: readonly House[], paints: Paints, random: () => number): string {
  const path = (fill: string, d: string) => (d === '' ? '' : `<path fill="${fill}" d="${d}"/>`)
  const all = (draw: (house: House) => string) => houses.map(draw).join('')
  const fronts = paints.fronts.map((fill, ring) =>
    path(
      fill,
      houses
        .filter((house) => house.ring === ring)
        .map(front)
        .join(''),
    ),
  )
  const lit = all((house) => windows(house, random))
  return `${fronts.join('')}${path(paints.side, all(side))}${path(paints.roof, all(roof))}${path(paints.lit, lit).replace('"/>', '" opacity=".75"/>')}`
}

function city(paints: Paints): string {
  const random = dice(14)
  const ellipse = (cy: number, rx: number, ry: number, more: string) =>
    `<ellipse cx="${CX}" cy="${cy}" rx="${rx}" ry="${ry}" ${more}/>`
  const stops = (colours: readonly string[]) =>
    colours.map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`).join('')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 680">',
    `<radialGradient id="p" cy=".46" r=".6">${stops(paints.plate)}</radialGradient>`,
    `<radialGradient id="z">${stops(paints.plaza)}</radialGradient>`,
    `<radialGradient id="g"><stop stop-color="${paints.glow}" stop-opacity=".6"/><stop offset="1" stop-color="${paints.glow}" stop-opacity="0"/></radialGradient>`,
    ellipse(CY + 20, RX, RY, `fill="${paints.rim[0]}"`),
    ellipse(CY + 12, RX, RY, `fill="${paints.rim[1]}"`),
    ellipse(CY, RX, RY, 'fill="url(#p)"'),
    ellipse(CY, 356, 228, `fill="none" stroke="${paints.line}" stroke-opacity=".22" stroke-width="13"`),
    ellipse(CY, 380, 190, 'fill="url(#g)"'),
    ...rows(random).map((houses) => row(houses, paints, random)),
    ellipse(CY + 5, PLAZA.rx - 4, PLAZA.ry - 4, `fill="${paints.side}"`),
    ellipse(CY, PLAZA.rx - 4, PLAZA.ry - 4, `fill="url(#z)" stroke="${paints.line}" stroke-width="2.5"`),
    '</svg>\n',
  ].join('')
}

const folder = join(import.meta.dirname, '../../src/art/city')
writeFileSync(join(folder, 'night.svg'), city(NIGHT))
writeFileSync(join(folder, 'day.svg'), city(DAY))
