import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../design/controls/Button.tsx'
import { Dialog } from '../../design/controls/Dialog.tsx'
import { Droplet } from '../../design/icons/gameIcons.tsx'
import { GameLedger } from '../table/end/GameLedger.tsx'
import { recordOf } from '../table/record/openRecord.ts'
import { RecordContext } from '../table/record/RecordContext.tsx'
import { useDeck, usePosition } from './deck/DeckContext.ts'

/** Every Jelly up to this moment; each number leads to its moment. */
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
          <LedgerNow onClose={close} />
        </Dialog>
      )}
    </>
  )
}

function LedgerNow({ onClose }: { onClose: () => void }) {
  const deck = useDeck()
  const [record] = useState(() => recordOf(deck.player))
  const now = usePosition(({ moment }) => moment)
  const moments = record.moments.filter(({ seq }) => seq <= now)
  const goTo = (moment: number): void => {
    onClose()
    deck.pause()
    deck.goTo(moment)
  }
  return (
    <RecordContext value={{ ...record, moments, goTo }}>
      <GameLedger />
    </RecordContext>
  )
}
