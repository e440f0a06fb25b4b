import { lazy } from 'react'
import { withWords } from '../i18n/catalogs.ts'

export const loadTablePage = () => withWords('table', import('./table/TablePage.tsx'))

export const TablePage = lazy(loadTablePage)

/** All that a game can need, so that it goes on without a network. */
export const loadTableAhead = async () => (await loadTablePage()).loadRest()

export const LearnScreen = lazy(() => withWords('table', withWords('learn', import('./learn/LearnScreen.tsx'))))
export const LearnInLobby = lazy(() => withWords('table', withWords('learn', import('./learn/LearnInLobby.tsx'))))
export const JoinScreen = lazy(() => withWords('pages', import('./join/JoinScreen.tsx')))
export const loadRules = () => withWords('pages', import('./rules/RulesScreen.tsx'))
export const RulesScreen = lazy(loadRules)
export const DistrictsScreen = lazy(() => withWords('pages', import('./districts/DistrictsScreen.tsx')))
export const SettingsScreen = lazy(() => withWords('pages', import('./settings/SettingsScreen.tsx')))
export const FairDiceScreen = lazy(() => withWords('pages', import('./fairDice/FairDiceScreen.tsx')))
export const NotFoundScreen = lazy(() => withWords('pages', import('./notFound/NotFoundScreen.tsx')))
export const ReplayPage = lazy(() =>
  withWords('replay', withWords('table', withWords('pages', import('./replay/ReplayPage.tsx')))),
)
export const GamesScreen = lazy(() => withWords('replay', import('./games/GamesScreen.tsx')))
