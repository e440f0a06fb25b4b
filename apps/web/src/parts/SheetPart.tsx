import type { ReactNode } from 'react'
import { Dialog } from '../design/controls/Dialog.tsx'
import { Part } from './Part.tsx'

interface SheetPartProps {
  /** What the sheet is about, should it not come itself. */
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A part that brings its own dialog: where it does not load, another one says so and can be closed. */
export const SheetPart = ({ title, onClose, children }: SheetPartProps) => (
  <Part
    renderFrame={(mishap) => (
      <Dialog title={title} onClose={onClose}>
        {mishap}
      </Dialog>
    )}
  >
    {children}
  </Part>
)
