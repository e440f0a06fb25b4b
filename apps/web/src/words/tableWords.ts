import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BotLevel } from '@jelly/table'
import type { TempoId } from '@jelly/tempo'

const TEMPOS: Readonly<Record<TempoId, MessageDescriptor>> = {
  frenzy: msg({ message: 'Fast', context: 'tempo' }),
  relaxed: msg({ message: 'Relaxed', context: 'tempo' }),
}

const BOT_LEVELS: Readonly<Record<BotLevel, MessageDescriptor>> = {
  rookie: msg({ message: 'Rookie', context: 'bot level' }),
  regular: msg({ message: 'Regular', context: 'bot level' }),
  veteran: msg({ message: 'Veteran', context: 'bot level' }),
  ace: msg({ message: 'Ace', context: 'bot level' }),
}

export const tempoName = (tempo: TempoId): MessageDescriptor => TEMPOS[tempo]

export const botLevelName = (level: BotLevel): MessageDescriptor => BOT_LEVELS[level]
