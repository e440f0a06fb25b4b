import { lazyPart } from '../parts/lazyPart.tsx'
import { Part } from '../parts/Part.tsx'
import { useSettings } from '../settings/settings.ts'

const CaptionLine = lazyPart(() => import('./CaptionLine.tsx'))

/** The captions, for who wants them. */
export function CaptionDoor() {
  const { captions } = useSettings()
  return captions ? (
    <Part quiet>
      <CaptionLine />
    </Part>
  ) : null
}
