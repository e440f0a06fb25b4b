import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useTableStore } from '../../../connection/TableContext.ts'
import type { KeyAction } from '../../../settings/keyMap.ts'
import { eventPhrase } from '../../../words/events.ts'
import { rewardText } from '../../../words/rewards.ts'
import { useFeed, useTelling } from '../hooks/useFeed.ts'
import { districtRows } from '../model/districtRows.ts'

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
  const lines = useFeed()
  const { names } = telling
  const game = () => store.get().shown?.game ?? null

  function district(id: number): string {
    const there = game()?.districts[id]
    if (there === undefined) return t`There is no such district.`
    const rows = districtRows(there, game()?.squads.length ?? 0)
    const dice = rows.map(
      ({ seat, dice, total, leads }) =>
        t`${names.who(seat)} ${dice.map(({ value }) => value).join(' ')}: ${total}` + (leads ? ` (${t`leads`})` : ''),
    )
    const target = t`target ${there.target}: ${rewardText(i18n, there.zones[there.target - 1] ?? [])}`
    const lock = there.lockedBy === null ? [] : [t`locked by ${names.who(there.lockedBy)}`]
    return [names.district(id), target, ...lock, ...(dice.length > 0 ? dice : [t`no dice`])].join('. ')
  }

  function summary(): string {
    const shown = game()
    if (shown === null) return ''
    const seats = shown.squads.map(
      ({ jelly, hand }, seat) =>
        t`${names.who(seat)}: ${plural(jelly, { one: '# Jelly', other: '# Jelly' })}, ${plural(hand.length, { one: '# die left', other: '# dice left' })}`,
    )
    return [t`Round ${shown.round}`, ...seats].join('. ')
  }

  function time(): string {
    const until = store.get().view?.deadlines.sand
    if (until === undefined) return t`The hourglass is not turned.`
    const seconds = Math.max(0, Math.ceil((until - store.clock.now()) / 1000))
    return t`${seconds} seconds left`
  }

  function myDice(): string {
    const { shown, you } = store.get()
    const squad = you === null ? undefined : shown?.game?.squads[you]
    const values = squad?.rolled ? (squad.tray ?? []) : []
    return values.length === 0
      ? t`No dice to place now.`
      : t`Your dice: ${values.toSorted((one, other) => one - other).join(' ')}`
  }

  function last(): string {
    const told = lines.slice(-4).map(({ who, events }) => {
      const name = who === 'table' ? '' : `${names.who(who)} `
      return name + events.map((event) => eventPhrase(event, telling)).join(', ')
    })
    return told.length === 0 ? t`Nothing has happened yet.` : told.join('. ')
  }

  const answers: Partial<Record<KeyAction, () => string>> = { summary, time, myDice, lastEvents: last }
  return { answer: (action) => (action && answers[action]?.()) ?? null, district }
}
