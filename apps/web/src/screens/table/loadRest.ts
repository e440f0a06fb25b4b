import { idle } from '../../parts/whenIdle.ts'
import { loadSettings } from './bars/loadSettings.ts'
import { loadPanels } from './panels/lazyPanels.ts'
import { loadBefore, loadEnd } from './phaseScreens.ts'

const REST = [() => import('./scoring/Theatre.tsx'), loadEnd, loadSettings, loadPanels, loadBefore]

/** What the table asks for later, part by part: a press never waits for all of it. */
export async function loadRest(): Promise<void> {
  for (const load of REST) {
    await load().catch(() => undefined)
    await idle()
  }
}
