import { lazy } from 'react'
import { withWords } from '../../i18n/catalogs.ts'

export const LobbyScreen = lazy(() => withWords('pages', import('../lobby/LobbyScreen.tsx')))
export const BriefingScreen = lazy(() => withWords('pages', import('../briefing/BriefingScreen.tsx')))

export const loadEnd = () => import('./end/EndScreen.tsx')
export const EndScreen = lazy(async () => ({ default: (await loadEnd()).EndScreen }))
