import type { Replay } from '@jelly/dice'
import { formatReward, ownerOf, RULES_VERSION, type View } from '@jelly/rules'
import { type Eyes, ReplayPlayer } from '@jelly/table/replay'
import { textTable } from '../sim/textTable.ts'
import { tellEvent, toldBy } from './tellEvent.ts'

export interface WhatToShow {
  /** Seconds from the start; null: the whole game. */
  readonly at: number | null
  readonly eyes: Eyes
}

const clock = (ms: number): string => `${Math.floor(ms / 60_000)}:${((ms % 60_000) / 1000).toFixed(1).padStart(4, '0')}`

/** A game as text: all that happened, or how the table stood at a moment. */
export function describeReplay(replay: Replay, { at, eyes }: WhatToShow): string {
  const player = new ReplayPlayer(replay)
  const head = headOf(replay, player.duration)
  return [...head, '', ...(at === null ? linesOf(player, eyes) : standingAt(player, at * 1000, eyes))].join('\n')
}

/** The same for programs. */
export function replayJson(replay: Replay, { at, eyes }: WhatToShow): object {
  const player = new ReplayPlayer(replay)
  const about = { gameId: replay.gameId, players: replay.players, rules: replay.rules, result: replay.result }
  if (at !== null) {
    const moment = player.momentAt(at * 1000)
    return { ...about, at: player.timeOf(moment) / 1000, view: player.viewAt(moment, eyes) }
  }
  const events = player.rows.map((_, n) => ({
    at: player.timeOf(n + 1) / 1000,
    events: player.eventsAt(n + 1, eyes).flatMap((told) => (told.type === 'game' ? [told.event] : [])),
  }))
  return { ...about, events: events.filter((row) => row.events.length > 0) }
}

/** Nothing is told of a replay that does not verify. */
function headOf(replay: Replay, duration: number): string[] {
  const day = new Date(replay.startedAt).toISOString().slice(0, 16).replace('T', ' ')
  const older =
    replay.rules < RULES_VERSION ? [`played under rules version ${replay.rules}: decisions are not checked`] : []
  const cutOff = replay.result === null ? ['cut off: this game has no end'] : []
  return [`game ${replay.gameId}, ${day} UTC, ${clock(duration)}, verified`, ...older, ...cutOff]
}

function linesOf(player: ReplayPlayer, eyes: Eyes): string[] {
  return player.rows.flatMap((_, n) => {
    const told = toldBy(player.viewAt(n + 1, eyes))
    const lines = player
      .eventsAt(n + 1, eyes)
      .flatMap((event) => (event.type === 'game' ? (tellEvent(event.event, told) ?? []) : []))
    return lines.map((line) => `${clock(player.timeOf(n + 1)).padStart(7)}  ${line}`)
  })
}

function standingAt(player: ReplayPlayer, time: number, eyes: Eyes): string[] {
  const moment = player.momentAt(time)
  const view = player.viewAt(moment, eyes)
  const { who, district } = toldBy(view)
  const { game } = view
  if (game === null) return []
  const seats = game.squads.map(({ jelly, podCount, hand, tray, screen }, seat) => [
    who(seat),
    String(jelly),
    String(podCount),
    tray === null ? `${hand.length} covered` : tray.slice(0, hand.length).join(' ') || '-',
    screen === null ? '-' : district(screen),
  ])
  const districts = game.districts.map(({ zones, target, dice, lockedBy }, id) => [
    district(id),
    formatReward(zones[target - 1] ?? []),
    dicesOf(dice, game, who),
    lockedBy === null ? '-' : who(lockedBy),
  ])
  return [
    `${clock(player.timeOf(moment))}  round ${game.round}, ${view.phase}${game.flippedBy === null ? '' : ', hourglass flipped'}`,
    '',
    textTable(['player', 'Jelly', 'pods', 'dice in hand', 'locks'], seats),
    '',
    textTable(['district', 'target', 'dice', 'locked by'], districts),
    '',
    `center: ${dicesOf(game.center, game, who)}`,
  ]
}

function dicesOf(dice: View['center'], { squads }: View, who: (seat: number) => string): string {
  const bySeat = squads.map((_, seat) => dice.filter(({ die }) => ownerOf(die) === seat).map(({ value }) => value))
  return (
    bySeat.flatMap((values, seat) => (values.length === 0 ? [] : [`${who(seat)} ${values.join(' ')}`])).join(', ') ||
    '-'
  )
}
