import { Trans } from '@lingui/react/macro'
import { canUseEffect } from '@jelly/rules'
import { useRef, useState } from 'react'
import { useTable, useTableLater, useTableStore } from '../../../connection/TableContext.ts'
import type { TableSnapshot } from '@jelly/client'
import { KeyCap } from '../../../keys/KeyCap.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { useActions } from '../actions/ActionsContext.ts'
import { RollHold } from '../actions/RollHold.ts'
import css from './Tray.module.css'

type Offer = 'wait' | 'roll' | 'rolling' | 'skip' | 'letGo' | 'flip' | 'done'

/** What the big button is for now. */
function offerNow({ shown, you, view }: TableSnapshot): Offer {
  const game = shown?.game ?? null
  const squad = you === null ? undefined : game?.squads[you]
  if (game === null || squad === undefined || you === null || view?.phase !== 'scramble') return 'wait'
  const usable = canUseEffect(game, you)
  if (squad.hand.length > 0) return usable ? 'skip' : squad.rolled ? 'roll' : 'rolling'
  if (usable) return 'letGo'
  return game.flippedBy === null ? 'flip' : 'done'
}

const HOLD_AFTER = 320

/** Rolls; held, it rolls again and again. Who has finished turns the hourglass with it. */
export function RollButton() {
  const store = useTableStore()
  const actions = useActions()
  const { keys } = useSettings()
  const offer = useTableLater(offerNow)
  // The press itself shows before what it brings about.
  const asked = useTable(({ marks }) => marks.roll || marks.flip)
  const count = useTableLater(({ shown, you }) => (you === null ? 0 : (shown?.game?.squads[you]?.hand.length ?? 0)))
  const hold = useRef<RollHold | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [held, setHeld] = useState(false)

  function start(): void {
    if (actions === null || offerNow(store.get()) !== 'roll') return
    timer.current = setTimeout(() => {
      hold.current = new RollHold(actions, store)
      hold.current.press()
      setHeld(true)
    }, HOLD_AFTER)
  }

  function stop(): void {
    clearTimeout(timer.current)
    hold.current?.release()
    setTimeout(() => {
      hold.current = null
      setHeld(false)
    })
  }

  function click(): void {
    if (hold.current !== null) return
    if (offerNow(store.get()) === 'flip') actions?.tapGlass()
    else actions?.roll()
  }

  const idle = offer === 'wait' || offer === 'rolling' || offer === 'done'
  return (
    <button
      type="button"
      className={css.roll}
      data-offer={offer}
      data-held={held || undefined}
      data-asked={asked || undefined}
      aria-disabled={idle}
      onClick={click}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
    >
      {offer === 'roll' && <Trans>Roll {count} again</Trans>}
      {offer === 'rolling' && <Trans>Rolling…</Trans>}
      {offer === 'skip' && <Trans>Skip and roll {count}</Trans>}
      {offer === 'letGo' && <Trans>No effect</Trans>}
      {offer === 'flip' && <Trans>Turn the hourglass</Trans>}
      {offer === 'done' && <Trans>All dice placed</Trans>}
      {offer === 'wait' && <Trans>Wait…</Trans>} {!idle && <KeyCap code={offer === 'flip' ? keys.flip : keys.roll} />}
    </button>
  )
}
