import { LESS_MOTION, LIGHT, MORE_CONTRAST, rootLook } from './rootLook.ts'
import { getSettings, subscribeSettings } from './settings.ts'

/** The colour of the browser's own bar. */
const GROUNDS: Readonly<Record<string, string>> = { night: '#0b1020', day: '#e8edfa' }

function apply(): void {
  const settings = getSettings()
  const look = rootLook(settings)
  Object.assign(document.documentElement.dataset, look)
  const ground = look['contrast'] === 'high' ? '#000000' : (GROUNDS[look['theme'] ?? ''] ?? '#0b1020')
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
  tellServer(settings.language)
}

/** The server sends the first page in this language; `auto` leaves it to what the browser asks for. */
function tellServer(language: string): void {
  const kept = language === 'auto' ? '=; max-age=0' : `=${language}; max-age=31536000`
  document.cookie = `jelly-language${kept}; path=/; samesite=lax`
}

/** Writes the preferences where style sheets and server read them, and keeps them up to date. */
export function applySettings(): void {
  apply()
  subscribeSettings(apply)
  for (const query of [LESS_MOTION, MORE_CONTRAST, LIGHT]) matchMedia(query).addEventListener('change', apply)
}
