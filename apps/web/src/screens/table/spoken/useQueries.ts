import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useTableStore } from '../../../connection/TableContext.ts'
import type { KeyAction } from '../../../settings/keyMap.ts'
import { inTurn } from '../../../words/listed.ts'
import { districtReport } from '../../../words/table/districtState.ts'
import { eventSentence } from '../../../words/table/events.ts'
import { feedLines } from '../feed/feedLines.ts'
import { useTelling } from '../feed/useTelling.ts'
import { districtRows } from '../model/districtRows.ts'

/** How many of the last events are read out. */
const LAST = 6

interface Queries {
  /** What to read out for a key; null for a key that asks nothing. */
  readonly answer: (action: KeyAction | null) => string | null
  readonly district: (id: number) => string
}

/** What a player who does not see the table can ask it. */
export function useQueries(): Queries {
  const { t, i18n } = useLingui()
  const store = useTableStore()
  const telling = useTelling()
  const { names } = telling
  const game = () => store.get().shown?.game ?? null

  function district(id: number): string {
    const there = game()?.districts[id]
    if (there === undefined) return t`There is no such district.`
    const rows = districtRows(there, game()?.squads.length ?? 0)
    return districtReport(i18n, { id, district: there, rows, you: telling.you }, names)
  }

  function seatSentence(seat: number, jelly: number, left: number): string {
    const who = names.who(seat)
    return t`${who}: ${plural(jelly, { one: '# Jelly', other: '# Jelly' })}, ${plural(left, { one: '# die left', other: '# dice left' })}.`
  }

  function summary(): string {
    const shown = game()
    if (shown === null) return ''
    const { round } = shown
    const seats = shown.squads.map(({ jelly, hand }, seat) => seatSentence(seat, jelly, hand.length))
    return inTurn(i18n, [t`Round ${round}.`, ...seats])
  }

  function time(): string {
    const until = store.get().view?.deadlines.sand
    if (until === undefined) return t`The hourglass is not turned.`
    const seconds = Math.max(0, Math.ceil((until - store.clock.now()) / 1000))
    return t`${plural(seconds, { one: '# second left', other: '# seconds left' })}`
  }

  function myDice(): string {
    const { shown, you } = store.get()
    const squad = you === null ? undefined : shown?.game?.squads[you]
    const values = (squad?.rolled ? (squad.tray ?? []) : []).toSorted((one, other) => one - other).join(' ')
    return values === '' ? t`No dice to place now.` : t`Your dice: ${values}`
  }

  function last(): string {
    const { history, view } = store.get()
    const lines = feedLines(history.moments, view?.game?.round ?? 0).slice(-LAST)
    const told = lines.map(({ event }) => eventSentence(event, telling))
    return told.length === 0 ? t`Nothing has happened yet.` : inTurn(i18n, told)
  }

  const answers: Partial<Record<KeyAction, () => string>> = { summary, time, myDice, lastEvents: last }
  return { answer: (action) => (action && answers[action]?.()) ?? null, district }
}
