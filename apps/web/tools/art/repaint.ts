import { TONES } from './tones.ts'

const COLOUR = /#[0-9a-f]{6}/g
const STARS = /<path stroke="#[0-9a-f]{6}" stroke-width="2.4"[^>]*>/

/** A picture of the night in the colours of the day: the same shapes but for the stars. Fails on a colour that is no tone. */
export function repaint(picture: string): string {
  const used = new Set(picture.match(COLOUR))
  const fits = Object.values(TONES).find(({ night }) => [...used].every((colour) => night.includes(colour)))
  if (!fits) throw new Error(`no hue has all of ${[...used].join(' ')}`)
  return picture.replace(STARS, '').replaceAll(COLOUR, (colour) => fits.day[fits.night.indexOf(colour)] ?? colour)
}
