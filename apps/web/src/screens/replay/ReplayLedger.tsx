import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../design/controls/Button.tsx'
import { Dialog } from '../../design/controls/Dialog.tsx'
import { Droplet } from '../../design/icons/gameIcons.tsx'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { Part } from '../../parts/Part.tsx'

const LedgerNow = lazyPart(() => import('./LedgerNow.tsx'))

/** The way to the ledger of the moment. */
export function ReplayLedger({ small }: { small: boolean }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button look="ghost" size="small" aria-label={t`Ledger`} onClick={() => setOpen(true)}>
        {small ? <Droplet size={18} /> : <Trans>Ledger</Trans>}
      </Button>
      {open && (
        <Dialog title={t`Ledger`} onClose={close}>
          <Part>
            <LedgerNow onClose={close} />
          </Part>
        </Dialog>
      )}
    </>
  )
}
