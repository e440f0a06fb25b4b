import type { Randomness } from '@jelly/rules'

const FIRST = ['Bo', 'Ca', 'Du', 'Fi', 'Ga', 'Jo', 'Ki', 'Lu', 'Mi', 'No', 'Pi', 'Ro', 'Su', 'Ti', 'Vo', 'Za'] as const
const MIDDLE = ['ba', 'do', 'ki', 'lo', 'mi', 'na', 'po', 'ri', 'ta', 'vi', 'xo', 'zu'] as const
const LAST = ['bix', 'dan', 'lin', 'mar', 'nor', 'pim', 'rax', 'sol', 'tron', 'vox'] as const

/** What every bot's name starts with, whatever language one reads, so that nobody takes one for a person. */
export const BOT_MARK = 'Bot'

/** A name that means nothing in any language we know; 1,920 different ones. */
export function botName(random: Randomness): string {
  const pick = (parts: readonly string[]): string => parts[random(parts.length)] ?? ''
  return `${BOT_MARK} ${pick(FIRST)}${pick(MIDDLE)}${pick(LAST)}`
}
