import { readName } from '@jelly/protocol'
import { changePreferences, getSettings } from './settings.ts'

/** Words that are the same in English and in French. */
const NAMES = [
  'Nova',
  'Pixel',
  'Kiwi',
  'Mango',
  'Cosmo',
  'Domino',
  'Tango',
  'Panda',
  'Koala',
  'Lynx',
  'Puma',
  'Yeti',
  'Origami',
  'Nimbus',
  'Tempo',
  'Vega',
  'Orion',
  'Luna',
  'Cactus',
  'Polka',
] as const

/** A name for a guest, from a number in [0, 1). */
export function guestName(random: number): string {
  const pick = Math.floor(random * NAMES.length * 90)
  return `${NAMES[Math.floor(pick / 90)] ?? NAMES[0]} ${10 + (pick % 90)}`
}

/** The name of whoever uses this browser; a guest gets one and keeps it. */
export function ensureNickname(): string {
  const known = readName(getSettings().nickname)
  if ('name' in known) return known.name
  const nickname = guestName(Math.random())
  changePreferences({ nickname })
  return nickname
}
