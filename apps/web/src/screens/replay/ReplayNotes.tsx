import { Trans, useLingui } from '@lingui/react/macro'
import type { Replay } from '@jelly/dice'
import { RULES_VERSION } from '@jelly/rules'
import { useState } from 'react'
import { Link } from 'wouter'
import { Dialog } from '../../design/controls/Dialog.tsx'
import css from './ReplayTable.module.css'

/** What is to be known about a game of before, or about one without an end; where it is narrow, behind a press. */
export function ReplayNotes({ replay: { rules, result }, small }: { replay: Replay; small: boolean }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const isOlder = rules < RULES_VERSION
  if (!isOlder && result !== null) return null
  const words = (
    <>
      {isOlder && (
        <Trans>
          Played under older rules (version {rules}): shown from its events, decisions are not checked.{' '}
          <Link href="/fair-dice">More</Link>
        </Trans>
      )}{' '}
      {result === null && <Trans>This game was cut off: it has no end.</Trans>}
    </>
  )
  if (!small) return <span className={css.older}>{words}</span>
  const title = isOlder ? t`Older rules` : t`Cut off`
  return (
    <>
      <button type="button" className={css.pill} aria-label={title} onClick={() => setOpen(true)}>
        !
      </button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <p>{words}</p>
        </Dialog>
      )}
    </>
  )
}
