import { lazy } from 'react'
import { withWords } from '../../../i18n/catalogs.ts'

/** What is not needed to play; its words come along with it. */
export const PeoplePanel = lazy(() => withWords('pages', import('./PeoplePanel.tsx')))
export const HandoverPanel = lazy(() => withWords('pages', import('./HandoverPanel.tsx')))
export const LeaveQuestion = lazy(() => withWords('pages', import('./LeaveQuestion.tsx')))
