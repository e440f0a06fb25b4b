import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Cross } from '../icons/pageIcons.tsx'
import css from './Dialog.module.css'

interface DialogProps {
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={heading}
      // React tells also of a dialog that lies over this one.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <header className={css.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={css.close} aria-label={t`Close`} onClick={onClose}>
          <Cross size={20} />
        </button>
      </header>
      <div className={css.body}>{children}</div>
    </dialog>
  )
}
