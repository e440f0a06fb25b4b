import { useState } from 'react'
import { GameLedger } from '../table/end/GameLedger.tsx'
import { recordOf } from '../table/record/openRecord.ts'
import { RecordContext } from '../table/record/RecordContext.tsx'
import { useDeck, usePosition } from './deck/DeckContext.ts'

/** Every Jelly up to this moment; each number leads to its moment. */
export default function LedgerNow({ onClose }: { onClose: () => void }) {
  const deck = useDeck()
  const [record] = useState(() => recordOf(deck.player))
  usePosition(({ moment }) => moment)
  // What these eyes had seen by now, and no more.
  const { moments } = deck.history()
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
