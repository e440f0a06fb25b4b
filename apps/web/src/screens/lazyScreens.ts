import { withWords } from '../i18n/catalogs.ts'
import { lazyPart } from '../parts/lazyPart.tsx'
import { whenIdle } from '../parts/whenIdle.ts'

export const loadTablePage = () => withWords('table', import('./table/TablePage.tsx'))

const loadPractice = () => withWords('table', withWords('pages', import('./practice/PracticeScreen.tsx')))
export const PracticeScreen = lazyPart(loadPractice)
const loadPracticeAhead = async () => (await loadPractice()).loadPracticeAhead()

/** Whoever loses the server there can practise meanwhile. */
export const TablePage = lazyPart(async () => {
  const page = await loadTablePage()
  whenIdle(loadPracticeAhead)
  return page
})

/** All that a game can need, so that it goes on without a network, and practice needs none; gives back how to stop. */
export function loadTableAhead(): () => void {
  const rest = async () => (await loadTablePage()).loadRest()
  const stops = [loadTablePage, rest, loadPracticeAhead].map(whenIdle)
  return () => stops.forEach((stop) => stop())
}

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
