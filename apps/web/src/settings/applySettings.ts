import type { Preferences } from './preferences.ts'
import { getSettings, subscribeSettings } from './settings.ts'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'
const MORE_CONTRAST = '(prefers-contrast: more)'
const LIGHT = '(prefers-color-scheme: light)'

const asks = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches

export const wantsLessMotion = ({ motion }: Preferences): boolean =>
  motion === 'less' || (motion === 'auto' && asks(LESS_MOTION))

const wantsHighContrast = ({ contrast }: Preferences): boolean =>
  contrast === 'high' || (contrast === 'auto' && asks(MORE_CONTRAST))

/** High contrast is one theme, on black: it takes precedence in the style sheets. */
const themeOf = ({ theme }: Preferences): 'night' | 'day' =>
  theme === 'auto' ? (asks(LIGHT) ? 'day' : 'night') : theme

function apply(): void {
  const preferences = getSettings()
  const { dataset } = document.documentElement
  dataset['motion'] = wantsLessMotion(preferences) ? 'less' : 'full'
  dataset['theme'] = themeOf(preferences)
  dataset['contrast'] = wantsHighContrast(preferences) ? 'high' : 'normal'
  dataset['targets'] = preferences.bigTargets ? 'big' : 'normal'
}

/** Writes the preferences on the root element, where the style sheets read them, and keeps them up to date. */
export function applySettings(): void {
  apply()
  subscribeSettings(apply)
  for (const query of [LESS_MOTION, MORE_CONTRAST, LIGHT]) matchMedia(query).addEventListener('change', apply)
}
