import { type Language, LANGUAGES } from '../locales/languages.ts'
import { DEFAULT_KEYS, KEY_ACTIONS, type KeyMap } from './keyMap.ts'

export type LanguageChoice = 'auto' | Language
export const MOTION_CHOICES = ['auto', 'full', 'less'] as const
export type MotionChoice = (typeof MOTION_CHOICES)[number]
export const THEME_CHOICES = ['auto', 'night', 'day'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]
export const CONTRAST_CHOICES = ['auto', 'normal', 'high'] as const
export type ContrastChoice = (typeof CONTRAST_CHOICES)[number]

export const COACH_CHOICES = ['off', 'rules', 'tactics'] as const
export type CoachChoice = (typeof COACH_CHOICES)[number]

/** What a person prefers, kept in this browser. */
export interface Preferences {
  readonly nickname: string
  readonly language: LanguageChoice
  /** 0 to 1. */
  readonly volume: number
  /** Of the volume: the bed under the sand, and the music, which is off until somebody wants it. */
  readonly sandVolume: number
  readonly musicVolume: number
  readonly mute: boolean
  /** Words on screen for what is heard. */
  readonly captions: boolean
  readonly haptics: boolean
  readonly motion: MotionChoice
  readonly theme: ThemeChoice
  readonly contrast: ContrastChoice
  readonly bigTargets: boolean
  readonly numerals: boolean
  /** What the coach talks about. */
  readonly coach: CoachChoice
  readonly keys: KeyMap
}

export const DEFAULT_PREFERENCES: Preferences = {
  nickname: '',
  language: 'auto',
  volume: 0.6,
  sandVolume: 0.7,
  musicVolume: 0,
  mute: false,
  captions: false,
  haptics: true,
  motion: 'auto',
  theme: 'auto',
  contrast: 'auto',
  bigTargets: false,
  numerals: false,
  coach: 'tactics',
  keys: DEFAULT_KEYS,
}

function keysFrom(kept: unknown): KeyMap {
  const known = Object(kept) as Partial<Record<string, unknown>>
  const entries = KEY_ACTIONS.map((action) => [action, known[action]] as const)
  return { ...DEFAULT_KEYS, ...Object.fromEntries(entries.filter(([, code]) => typeof code === 'string')) }
}

const oneOf = <T>(choices: readonly T[], kept: unknown, otherwise: T): T =>
  choices.find((choice) => choice === kept) ?? otherwise

const partOf = (kept: unknown, otherwise: number): number =>
  typeof kept === 'number' ? Math.min(1, Math.max(0, kept)) : otherwise

const yesOrNo = (kept: unknown, otherwise: boolean): boolean => (typeof kept === 'boolean' ? kept : otherwise)

/** What was kept, field by field: an older or a broken entry loses only what cannot be read. */
export function preferencesFrom(kept: unknown): Preferences {
  const known = Object(kept) as Partial<Record<keyof Preferences, unknown>>
  const fallback = DEFAULT_PREFERENCES
  return {
    nickname: typeof known.nickname === 'string' ? known.nickname : fallback.nickname,
    language: oneOf<LanguageChoice>(['auto', ...LANGUAGES], known.language, fallback.language),
    volume: partOf(known.volume, fallback.volume),
    sandVolume: partOf(known.sandVolume, fallback.sandVolume),
    musicVolume: partOf(known.musicVolume, fallback.musicVolume),
    mute: yesOrNo(known.mute, fallback.mute),
    captions: yesOrNo(known.captions, fallback.captions),
    haptics: yesOrNo(known.haptics, fallback.haptics),
    motion: oneOf(MOTION_CHOICES, known.motion, fallback.motion),
    theme: oneOf(THEME_CHOICES, known.theme, fallback.theme),
    contrast: oneOf(CONTRAST_CHOICES, known.contrast, fallback.contrast),
    bigTargets: yesOrNo(known.bigTargets, fallback.bigTargets),
    numerals: yesOrNo(known.numerals, fallback.numerals),
    coach: oneOf(COACH_CHOICES, known.coach, fallback.coach),
    keys: keysFrom(known.keys),
  }
}
