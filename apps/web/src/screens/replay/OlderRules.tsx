import { Trans, useLingui } from '@lingui/react/macro'
import { RULES_VERSION } from '@jelly/rules'
import { useState } from 'react'
import { Link } from 'wouter'
import { Dialog } from '../../design/controls/Dialog.tsx'
import css from './ReplayTable.module.css'

/** What is to be known about a game of before; where it is narrow, behind a press. */
export function OlderRules({ rules, small }: { rules: number; small: boolean }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  if (rules >= RULES_VERSION) return null
  const words = (
    <Trans>
      Played under older rules (version {rules}): shown from its events, decisions are not checked.{' '}
      <Link href="/fair-dice">More</Link>
    </Trans>
  )
  if (!small) return <span className={css.older}>{words}</span>
  return (
    <>
      <button type="button" className={css.pill} aria-label={t`Older rules`} onClick={() => setOpen(true)}>
        !
      </button>
      {open && (
        <Dialog title={t`Older rules`} onClose={() => setOpen(false)}>
          <p>{words}</p>
        </Dialog>
      )}
    </>
  )
}
