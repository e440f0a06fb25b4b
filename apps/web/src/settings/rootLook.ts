import type { Preferences } from './preferences.ts'

export const LESS_MOTION = '(prefers-reduced-motion: reduce)'
export const MORE_CONTRAST = '(prefers-contrast: more)'
export const LIGHT = '(prefers-color-scheme: light)'

const asks = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches

/** What is looked at, as it was kept: an entry that is missing or unknown is as the system has it. */
export type KeptLook = Partial<Record<'motion' | 'theme' | 'contrast' | 'bigTargets', unknown>>

export const wantsLessMotion = ({ motion }: KeptLook | Preferences): boolean =>
  motion === 'less' || (motion !== 'full' && asks(LESS_MOTION))

const wantsHighContrast = ({ contrast }: KeptLook): boolean =>
  contrast === 'high' || (contrast !== 'normal' && asks(MORE_CONTRAST))

/** High contrast is one theme, on black: it takes precedence in the style sheets. */
const themeOf = ({ theme }: KeptLook): 'night' | 'day' =>
  theme === 'day' || (theme !== 'night' && asks(LIGHT)) ? 'day' : 'night'

/** The data attributes of the root element, where the style sheets read what a person prefers. */
export const rootLook = (kept: KeptLook): Readonly<Record<string, string>> => ({
  motion: wantsLessMotion(kept) ? 'less' : 'full',
  theme: themeOf(kept),
  contrast: wantsHighContrast(kept) ? 'high' : 'normal',
  targets: kept.bigTargets === true ? 'big' : 'normal',
})
