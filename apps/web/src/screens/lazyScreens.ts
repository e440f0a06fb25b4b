import { lazy } from 'react'

export const loadTablePage = () => import('./table/TablePage.tsx')

export const TablePage = lazy(loadTablePage)
export const JoinScreen = lazy(() => import('./join/JoinScreen.tsx'))
export const RulesScreen = lazy(() => import('./rules/RulesScreen.tsx'))
export const DistrictsScreen = lazy(() => import('./districts/DistrictsScreen.tsx'))
export const SettingsScreen = lazy(() => import('./settings/SettingsScreen.tsx'))
export const FairDiceScreen = lazy(() => import('./fairDice/FairDiceScreen.tsx'))
export const NotFoundScreen = lazy(() => import('./notFound/NotFoundScreen.tsx'))
