/** Red, green and blue from 0 to 1, as written in a style sheet. */
export type Colour = readonly [number, number, number]

export const colourOf = (hex: string): Colour => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const written = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

const luminance = ([r, g, b]: Colour): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** WCAG's contrast ratio, 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

type Matrix = readonly [Colour, Colour, Colour]

/** Machado, Oliveira and Fernandes (2009), full severity. */
export const SIGHTS: Readonly<Record<string, Matrix>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const times = (matrix: Matrix, [x, y, z]: Colour): Colour => {
  const [a, b, c] = matrix.map(([p, q, r]) => p * x + q * y + r * z) as [number, number, number]
  return [a, b, c]
}

const each = ([a, b, c]: Colour, change: (part: number) => number): Colour => [change(a), change(b), change(c)]

export const seenBy = (sight: Matrix, colour: Colour): Colour =>
  each(times(sight, each(colour, linear)), (part) => written(Math.min(1, Math.max(0, part))))

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
const WHITE: Colour = [0.95047, 1, 1.08883]

function lab(colour: Colour): Colour {
  const xyz = times(TO_XYZ, each(colour, linear))
  const bend = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
  const [x, y, z] = [bend(xyz[0] / WHITE[0]), bend(xyz[1] / WHITE[1]), bend(xyz[2] / WHITE[2])]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const degrees = (angle: number): number => (angle * 180) / Math.PI
const radians = (angle: number): number => (angle * Math.PI) / 180
const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, a)) + 360) % 360)

/** CIEDE2000, with the names of its paper. */
export function difference(one: Colour, two: Colour): number {
  const [l1, a1, b1] = lab(one)
  const [l2, a2, b2] = lab(two)
  const c = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const g = 0.5 * (1 - Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)))
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)]
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)]
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)]
  const around = ((h2 - h1 + 540) % 360) - 180
  const dh = c1 * c2 === 0 ? 0 : 2 * Math.sqrt(c1 * c2) * Math.sin(radians(around / 2))
  const hm = c1 * c2 === 0 ? h1 + h2 : (h1 + around / 2 + 360) % 360
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const t =
    1 -
    0.17 * Math.cos(radians(hm - 30)) +
    0.24 * Math.cos(radians(2 * hm)) +
    0.32 * Math.cos(radians(3 * hm + 6)) -
    0.2 * Math.cos(radians(4 * hm - 63))
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2)
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t]
  const rc = 2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7))
  const rt = -rc * Math.sin(radians(60 * Math.exp(-(((hm - 275) / 25) ** 2))))
  const [dl, dc] = [(l2 - l1) / sl, (c2 - c1) / sc]
  return Math.sqrt(dl ** 2 + dc ** 2 + (dh / sh) ** 2 + rt * dc * (dh / sh))
}
