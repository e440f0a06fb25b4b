import { withWords } from '../../../i18n/catalogs.ts'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { loadRulesSheet } from '../../rules/lazyRulesSheet.ts'

const loadPeople = () => withWords('pages', import('./PeoplePanel.tsx'))
const loadHandover = () => withWords('pages', import('./HandoverPanel.tsx'))
const loadLeave = () => withWords('pages', import('./LeaveQuestion.tsx'))
/** The menu keeps its word without a network too. */
export const loadPanels = () => Promise.all([loadPeople(), loadHandover(), loadLeave(), loadRulesSheet()])

/** What is not needed to play; its words come along with it. */
export const PeoplePanel = lazyPart(loadPeople)
export const HandoverPanel = lazyPart(loadHandover)
export const LeaveQuestion = lazyPart(loadLeave)
