import { eventFor, type Viewer, viewOf } from '@jelly/rules'
import type { ServerMessage, TableView, TableViewEvent } from '../model/message.ts'
import type { JournalRow } from '../model/ports.ts'
import type { JournalEvent, QuietEvent, TableEvent } from '../model/tableEvent.ts'
import type { DiceState, Newcomer, SeatState, TableState } from '../model/tableState.ts'

/** What a viewer may know of a table, built field by field. */
export function tableViewOf(table: TableState<never>, viewer: Viewer): TableView {
  return {
    id: table.id,
    phase: table.phase,
    settings: table.settings,
    durations: table.durations,
    seats: table.seats.map(seatFor),
    host: table.host,
    waiting: table.waiting.map(newcomerFor),
    line: table.line.map(newcomerFor),
    game: table.game && viewOf(table.game, viewer),
    gameNumber: table.gameNumber,
    dice: diceFor(table.dice),
    deadlines: table.deadlines,
    skips: table.skips.slice(),
    pause: table.pause,
    frozen: table.frozen && { since: table.frozen.since, thawAt: table.frozen.thawAt },
    fairness: table.fairness,
  }
}

function seatFor(seat: SeatState<never>): SeatState {
  if (seat.kind === 'empty') return seat
  const mute = seat.muted && { muted: seat.muted }
  if (seat.kind === 'person') {
    const { kind, name, ready, presence, learning } = seat
    return { kind, person: null, name, ready, presence, ...(learning && { learning }), ...mute }
  }
  const { kind, name, level, temperament, leaver } = seat
  const left = leaver && { leaver: { person: null, name: leaver.name, round: leaver.round } }
  return { kind, name, level, temperament, ...mute, ...left }
}

const newcomerFor = ({ newcomer, name }: Newcomer<never>): Newcomer => ({ newcomer, person: null, name })

const diceFor = ({ gameId, commitment, seeds, key, revealed }: DiceState<never>): DiceState<null> => ({
  gameId,
  commitment,
  seeds: seeds.slice(),
  key: revealed ? key : null,
  revealed,
})

/** What happened, as a viewer may know it. */
export function tableEventFor(event: TableEvent<never>, viewer: Viewer): TableViewEvent {
  switch (event.type) {
    case 'game': {
      const seen = eventFor(event.event, viewer)
      return seen === event.event ? event : { type: 'game', event: seen }
    }
    case 'seatChanged':
      return { type: 'seatChanged', seat: event.seat, to: seatFor(event.to) }
    case 'waitingChanged':
      return { type: 'waitingChanged', waiting: event.waiting.map(newcomerFor) }
    case 'newcomerCame':
      return { type: 'newcomerCame', newcomer: newcomerFor(event.newcomer) }
    case 'lineJoined':
      return { type: 'lineJoined', newcomer: newcomerFor(event.newcomer) }
    case 'diceCommitted':
      return { type: 'diceCommitted', gameId: event.gameId, commitment: event.commitment, key: null }
    default:
      return event
  }
}

const QUIET: { readonly [T in QuietEvent['type']]: true } = {
  finishPlanned: true,
  emoted: true,
  startAsked: true,
  personRemoved: true,
  newcomerRefused: true,
  newcomerPutOff: true,
  watcherNamed: true,
}

/** Whether an event changes no view, and so has no number. */
export const isQuiet = (event: JournalEvent): event is QuietEvent => Object.hasOwn(QUIET, event.type)

/** The events of a row that viewers follow by number. */
export const numberedEvents = ({ events }: Pick<JournalRow, 'events'>): readonly TableEvent<never>[] =>
  events.some(isQuiet) ? events.filter((event) => !isQuiet(event)) : (events as readonly TableEvent<never>[])

/** The message by which a viewer hears of a quiet event; null for one that this viewer is not told. */
export function quietMessageFor(event: QuietEvent, viewer: Viewer): ServerMessage | null {
  switch (event.type) {
    case 'finishPlanned':
      return event.seat === viewer ? { type: 'plan', plan: event.plan } : null
    case 'emoted':
      return { type: 'emote', seat: event.seat, emote: event.emote }
    case 'startAsked':
    case 'personRemoved':
    case 'newcomerRefused':
    case 'newcomerPutOff':
    case 'watcherNamed':
      return null
  }
}
