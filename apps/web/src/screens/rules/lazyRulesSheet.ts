import { lazy } from 'react'
import { withWords } from '../../i18n/catalogs.ts'

/** Loaded when somebody at a lobby or a table asks for it. */
export const RulesSheet = lazy(() => withWords('pages', import('./RulesSheet.tsx')))
