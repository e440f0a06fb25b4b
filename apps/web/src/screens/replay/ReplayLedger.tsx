import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../design/controls/Button.tsx'
import { Dialog } from '../../design/controls/Dialog.tsx'
import { GameLedger } from '../table/end/GameLedger.tsx'
import { openRecord } from '../table/record/openRecord.ts'
import { RecordContext } from '../table/record/RecordContext.tsx'
import { useDeck, usePosition } from './deck/DeckContext.ts'

/** Every Jelly up to this moment; each number leads to its moment. */
export function ReplayLedger() {
  const { t } = useLingui()
  const deck = useDeck()
  const [open, setOpen] = useState(false)
  const [record] = useState(() => openRecord(deck.player.replay))
  const now = usePosition(({ moment }) => moment)
  const moments = record.moments.filter(({ seq }) => seq <= now)
  const close = (): void => setOpen(false)
  const goTo = (moment: number): void => {
    close()
    deck.pause()
    deck.goTo(moment)
  }
  return (
    <>
      <Button look="ghost" size="small" onClick={() => setOpen(true)}>
        <Trans>Ledger</Trans>
      </Button>
      {open && (
        <Dialog title={t`Ledger`} onClose={close}>
          <RecordContext value={{ ...record, moments, goTo }}>
            <GameLedger />
          </RecordContext>
        </Dialog>
      )}
    </>
  )
}
