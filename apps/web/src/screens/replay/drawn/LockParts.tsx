import type { Seat } from '@jelly/rules'
import { Crest } from '../../../art/crests/Crest.tsx'
import { Lock } from '../../../design/icons/gameIcons.tsx'
import headCss from '../../table/card/CardHead.module.css'
import { Shutter } from '../../table/card/Shutter.tsx'
import css from './Drawn.module.css'

/**
 * What shows a lock of each seat, to be copied onto cards. It is not seen itself, but it is on the page: so the browser has
 * the pattern of each seat at hand, which takes it longer to read than all else in a jump.
 */
export function LockParts({ seats, small }: { seats: number; small: boolean }) {
  return (
    <div id="lock-parts" className={css.parts} aria-hidden="true">
      {Array.from({ length: seats }, (_, seat) => (
        <div key={seat}>
          <Shutter id={-1} seat={seat} />
          <Lock size={13} className={headCss.lock} />
          <Crest seat={seat} size={small ? 20 : 28} className={headCss.badge} />
        </div>
      ))}
    </div>
  )
}

interface Parts {
  readonly shutter: HTMLElement
  readonly padlock: Element
  readonly crest: Element
}

/** Copies of them for one card. */
export function lockParts(seat: Seat): Parts | null {
  const parts = document.querySelector('#lock-parts')?.children[seat]
  const [shutter, padlock, crest] = [...((parts?.cloneNode(true) as Element | undefined)?.children ?? [])]
  return shutter instanceof HTMLElement && padlock && crest ? { shutter, padlock, crest } : null
}
