import { withWords } from '../../i18n/catalogs.ts'
import { lazyPart } from '../../parts/lazyPart.tsx'

export const loadRulesSheet = () => withWords('pages', import('./RulesSheet.tsx'))

/** For who sits at a lobby or a table. */
export const RulesSheet = lazyPart(loadRulesSheet)
