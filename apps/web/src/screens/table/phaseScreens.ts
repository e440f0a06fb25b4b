import { withWords } from '../../i18n/catalogs.ts'
import { lazyPart } from '../../parts/lazyPart.tsx'

const loadLobby = () => withWords('pages', import('../lobby/LobbyScreen.tsx'))
const loadBriefing = () => withWords('pages', import('../briefing/BriefingScreen.tsx'))
/** The way back to the lobby is never longer than the one into the game. */
export const loadBefore = () => Promise.all([loadLobby(), loadBriefing()])

export const LobbyScreen = lazyPart(loadLobby)
export const BriefingScreen = lazyPart(loadBriefing)

export const loadEnd = () => import('./end/EndScreen.tsx')
export const EndScreen = lazyPart(async () => ({ default: (await loadEnd()).EndScreen }))
