import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BotLevel, Tempo } from '@jelly/table'

const TEMPOS: Readonly<Record<Tempo, MessageDescriptor>> = {
  frenzy: msg({ message: 'Frenzy', context: 'tempo' }),
  relaxed: msg({ message: 'Relaxed', context: 'tempo' }),
}

const BOT_LEVELS: Readonly<Record<BotLevel, MessageDescriptor>> = {
  rookie: msg({ message: 'Rookie', context: 'bot level' }),
  regular: msg({ message: 'Regular', context: 'bot level' }),
  veteran: msg({ message: 'Veteran', context: 'bot level' }),
  ace: msg({ message: 'Ace', context: 'bot level' }),
}

export const tempoName = (tempo: Tempo): MessageDescriptor => TEMPOS[tempo]

export const botLevelName = (level: BotLevel): MessageDescriptor => BOT_LEVELS[level]

const SAND: Readonly<Record<Tempo, number>> = { frenzy: 10, relaxed: 30 }

/** How long the hourglass runs at the speed of a real table. */
export const sandSeconds = (tempo: Tempo, factor: number): number => SAND[tempo] * factor
