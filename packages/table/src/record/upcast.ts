import type { JournalRow } from '../model/ports.ts'
import { type Emote, type FinishPlan, planOf } from '../model/request.ts'
import { DEFAULT_SETTINGS, type Settings } from '../model/settings.ts'
import type { JournalEvent, QuietEvent } from '../model/tableEvent.ts'

/** Requests after which a game was about to start, in journals without `startAsked`. */
const STARTERS: ReadonlySet<string> = new Set(['openQuickTable', 'startGame', 'rematch'])

/**
 * A row as it is written today. Journals of before knew some things by a row's request alone: plans, emotes and the wish to
 * start a game had no event. A row of today comes back as it is.
 */
export function upcast(row: JournalRow): JournalRow {
  const missing = missingEvent(row)
  const isMissing = missing !== null && !row.events.some(({ type }) => type === missing.type)
  if (!isMissing && !row.events.some(lacksSettings)) return row
  const events = row.events.map((event) => (lacksSettings(event) ? withAllSettings(event) : event))
  return { ...row, events: isMissing ? [...events, missing] : events }
}

type SettingsEvent = Extract<JournalEvent, { readonly settings: Settings }>

/** A setting that came later was as it is by default. */
const lacksSettings = (event: JournalEvent): event is SettingsEvent =>
  'settings' in event && Object.keys(DEFAULT_SETTINGS).some((name) => !Object.hasOwn(event.settings, name))

const withAllSettings = (event: SettingsEvent): SettingsEvent => ({
  ...event,
  settings: { ...DEFAULT_SETTINGS, ...event.settings },
})

function missingEvent({ request, seat }: JournalRow): QuietEvent | null {
  if (request === null) return null
  if (STARTERS.has(request.type)) return { type: 'startAsked' }
  if (typeof seat !== 'number') return null
  if (request.type === 'emote') return { type: 'emoted', seat, emote: (request as { emote: Emote }).emote }
  if (request.type === 'planFinish') return { type: 'finishPlanned', seat, plan: planOf(request as FinishPlan) }
  return null
}
