import { useLingui } from '@lingui/react/macro'
import { capOf } from './keyCaps.ts'
import css from './KeyCap.module.css'
import { useKeyboardLayout } from './layout.ts'

/** What is printed on a key, on this player's keyboard. */
export function useCap(code: string): string {
  const { t } = useLingui()
  const layout = useKeyboardLayout()
  if (code === 'Space') return t({ message: 'Space', context: 'key' })
  return capOf(code, layout, navigator.language)
}

/** A key, drawn; a mouse shows it, a bare touch screen does not. */
export function KeyCap({ code, className }: { code: string; className?: string | undefined }) {
  const cap = useCap(code)
  return (
    <kbd className={`${css.cap} ${className ?? ''}`} aria-hidden="true">
      {cap}
    </kbd>
  )
}
