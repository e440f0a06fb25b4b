interface Measured {
  readonly font: string
  readonly width: number
  /** From the middle of a line down to where its letters stand. */
  readonly baseline: number
}

/** Totals are few, and each is written again and again: to measure one takes longer than to draw a die. */
const known = new Map<string, Measured>()

export function measure(pen: CanvasRenderingContext2D, text: string, font: string): Measured {
  const key = font + text
  const found = known.get(key)
  if (found) return found
  pen.font = font
  const { width, fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText(text)
  const made = { font, width, baseline: (up - down) / 2 }
  known.set(key, made)
  return made
}
