import { withWords } from '../../../i18n/catalogs.ts'
import { useAbout } from './useAbout.ts'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { Part } from '../../../parts/Part.tsx'

const AboutSheet = lazyPart(() => withWords('pages', import('./AboutSheet.tsx')))

/** Tells about whatever one rests on, in a small sheet that is loaded when it is first asked for. */
export function AboutLayer({ root }: { root: HTMLElement | null }) {
  const shown = useAbout(root)
  if (shown === null) return null
  return (
    <Part quiet>
      <AboutSheet {...shown} />
    </Part>
  )
}
