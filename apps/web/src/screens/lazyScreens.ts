import { withWords } from '../i18n/catalogs.ts'
import { lazyPart } from '../parts/lazyPart.tsx'

export const loadTablePage = () => withWords('table', import('./table/TablePage.tsx'))

export const TablePage = lazyPart(loadTablePage)

/** All that a game can need, so that it goes on without a network. */
export const loadTableAhead = async () => (await loadTablePage()).loadRest()

export const LearnScreen = lazyPart(() => withWords('table', withWords('learn', import('./learn/LearnScreen.tsx'))))
export const LearnInLobby = lazyPart(() => withWords('table', withWords('learn', import('./learn/LearnInLobby.tsx'))))
export const JoinScreen = lazyPart(() => withWords('pages', import('./join/JoinScreen.tsx')))
export const loadRules = () => withWords('pages', import('./rules/RulesScreen.tsx'))
export const RulesScreen = lazyPart(loadRules)
export const DistrictsScreen = lazyPart(() => withWords('pages', import('./districts/DistrictsScreen.tsx')))
export const SettingsScreen = lazyPart(() => withWords('pages', import('./settings/SettingsScreen.tsx')))
export const FairDiceScreen = lazyPart(() => withWords('pages', import('./fairDice/FairDiceScreen.tsx')))
export const NotFoundScreen = lazyPart(() => withWords('pages', import('./notFound/NotFoundScreen.tsx')))
export const ReplayPage = lazyPart(() =>
  withWords('replay', withWords('table', withWords('pages', import('./replay/ReplayPage.tsx')))),
)
export const GamesScreen = lazyPart(() => withWords('replay', import('./games/GamesScreen.tsx')))
