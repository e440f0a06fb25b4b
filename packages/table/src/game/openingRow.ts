import { RULES_VERSION } from '@jelly/rules'
import { durationsOf, tempoOf } from '@jelly/tempo'
import type { OpenOptions } from '../model/options.ts'
import type { JournalRow } from '../model/ports.ts'
import { DEFAULT_SETTINGS, type Settings } from '../model/settings.ts'
import type { JournalEvent } from '../model/tableEvent.ts'
import { checkSettings } from './checkSettings.ts'
import { commitDice } from './newDice.ts'

/** Settings that no table can be played with. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** The settings of a new table, with defaults for what is left out; throws a `SettingsError` if they do not fit together. */
export function wholeSettings(settings: Partial<Settings> = {}, quick = false): Settings {
  const whole: Settings = { ...DEFAULT_SETTINGS, ...(quick && { briefing: false }), ...settings }
  const wrong = checkSettings(whole)
  if (wrong !== null) throw new SettingsError('detail' in wrong ? wrong.detail : wrong.refused)
  return whole
}

/** The first row of a table's journal. */
export function openingRow({ id, settings, speed, ports, epoch = 1, quick = false }: OpenOptions): JournalRow {
  const whole = wholeSettings(settings, quick)
  const opened = {
    type: 'tableOpened',
    id,
    settings: whole,
    durations: durationsOf((ports.tempoOf ?? tempoOf)(whole.tempo), whole, speed),
  } as const
  const events: JournalEvent[] = [opened]
  commitDice({ tell: (event) => events.push(event) }, (count) => ports.entropy.bytes(count))
  if (quick) events.push({ type: 'startAsked' })
  const at = ports.clock.now()
  const request = { type: quick ? 'openQuickTable' : 'openTable' }
  return { table: id, seq: 1, epoch, at, seat: 'table', id: null, rules: RULES_VERSION, request, events }
}
