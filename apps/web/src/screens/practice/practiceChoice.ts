import { BOT_LEVELS, type BotLevel, type Settings, TEMPO_IDS, type TempoId } from '@jelly/table'
import type { PracticeStart } from '../../connection/practice/practiceMessages.ts'
import { getProgress } from '../../settings/progress.ts'
import { recall, remember } from '../../settings/storage.ts'
import { nextGame } from '../newTable/nextGame.ts'

export const PLAYERS = [3, 4, 5] as const
export const BOARDS = ['simple', 'all', 'promo'] as const
/** One of them for all, or one of each. */
export const LEVELS = [...BOT_LEVELS, 'mixed'] as const

/** What somebody who practises chooses; it is the same next time. */
export interface PracticeChoice {
  readonly players: Settings['players']
  readonly bots: BotLevel | 'mixed'
  readonly tempo: TempoId
  readonly boards: (typeof BOARDS)[number]
}

const KEY = 'jelly.practice'

const oneOf = <T>(choices: readonly T[], kept: unknown, otherwise: T): T =>
  choices.find((choice) => choice === kept) ?? otherwise

/** What was chosen last; at first as the next game with one tap would be. */
export function practiceChoice(): PracticeChoice {
  const kept = Object(recall(KEY)) as Partial<Record<keyof PracticeChoice, unknown>>
  const { tempo, botLevel } = nextGame(getProgress())
  return {
    players: oneOf(PLAYERS, kept.players, 4),
    bots: oneOf(LEVELS, kept.bots, botLevel),
    tempo: oneOf(TEMPO_IDS, kept.tempo, tempo),
    boards: oneOf(BOARDS, kept.boards, 'all'),
  }
}

export const rememberChoice = (choice: PracticeChoice): void => remember(KEY, choice)

/** [K2] Alone, nobody waits for an answer. */
const ALONE: Partial<Settings> = { choiceSeconds: null, briefing: false }

export function startOf({ players, bots, tempo, boards }: PracticeChoice): PracticeStart {
  const settings = { ...ALONE, players, tempo, firstGame: boards === 'simple', promo: boards === 'promo' }
  const levels = Array.from({ length: players - 1 }, (_, n) => (bots === 'mixed' ? (BOT_LEVELS[n] ?? 'ace') : bots))
  return { settings, bots: levels }
}
