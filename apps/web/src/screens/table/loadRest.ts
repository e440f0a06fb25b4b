import { loadSettings } from './bars/loadSettings.ts'
import { loadPanels } from './panels/lazyPanels.ts'
import { loadBefore, loadEnd } from './phaseScreens.ts'

/** What the table asks for later. */
export const loadRest = () =>
  Promise.all([import('./scoring/Theatre.tsx'), loadEnd(), loadSettings(), loadPanels(), loadBefore()])
