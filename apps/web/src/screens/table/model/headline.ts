import { ownerOf, type Seat, type View } from '@jelly/rules'
import type { Moment } from '@jelly/client'
import type { HeadlineFacts } from '../../../words/table/headlines.ts'
import { changeFor, type Scene, scenesOf } from './scenes.ts'

/** How much it is worth telling: the highest wins. */
interface Told {
  readonly weight: number
  readonly headline: HeadlineFacts
}

const ROUNDS = [1, 2, 3, 4]

/** The one thing that a player will tell about this game: made of its own record, as far as this page saw it; null where nothing of a seat is known. */
export function headlineFor(moments: readonly Moment[], game: View, seat: Seat): HeadlineFacts | null {
  const scenes = ROUNDS.flatMap((round) => scenesOf(moments, round))
  const told = [
    ...ofTheResult(game, seat),
    ...ofKicks(moments, seat),
    ...ofScenes(scenes, seat),
    ...ofTheGlass(moments, seat),
  ]
  return told.toSorted((one, other) => other.weight - one.weight)[0]?.headline ?? null
}

function ofTheResult({ result, squads }: View, seat: Seat): Told[] {
  if (result === null) return []
  const before = squads.map(({ jelly }) => jelly)
  const [mine, score] = [before[seat] ?? 0, result.scores[seat] ?? 0]
  const led = mine === Math.max(...before)
  const won = result.winners.includes(seat)
  const [winner = 0] = result.winners
  const short = (result.scores[winner] ?? 0) - score
  if (won && !led) return [{ weight: 100, headline: { kind: 'savedByPods', worth: score - mine } }]
  if (!won && led) return [{ weight: 95, headline: { kind: 'lostToPods', to: winner } }]
  if (!won && short <= 2) return [{ weight: 90, headline: { kind: 'close', to: winner, short } }]
  return [{ weight: 0, headline: { kind: 'score', jelly: score } }]
}

function ofKicks(moments: readonly Moment[], seat: Seat): Told[] {
  const kicks = moments.flatMap(({ event }) =>
    event.type === 'dieKicked' ? [{ by: event.seat, whom: ownerOf(event.die) }] : [],
  )
  const by = mostOften(kicks.filter(({ by, whom }) => whom === seat && by !== seat).map(({ by }) => by))
  const whom = mostOften(kicks.filter(({ by, whom }) => by === seat && whom !== seat).map(({ whom }) => whom))
  const told: Told[] = []
  if (by && by.all > 2)
    told.push({ weight: 50 + 6 * by.all, headline: { kind: 'kicked', times: by.all, by: by.seat, most: by.times } })
  if (whom && whom.all > 2)
    told.push({
      weight: 48 + 6 * whom.all,
      headline: { kind: 'kicker', times: whom.all, whom: whom.seat, most: whom.times },
    })
  return told
}

function ofScenes(scenes: readonly Scene[], seat: Seat): Told[] {
  const told: Told[] = []
  const dice = scenes.flatMap(({ cancelled }) => cancelled).filter((die) => ownerOf(die) === seat).length
  if (dice > 3) told.push({ weight: 40 + 4 * dice, headline: { kind: 'twins', dice } })
  const [best] = scenes
    .flatMap(({ district, round, transfers }) =>
      district === null ? [] : [{ district, round, jelly: changeFor({ transfers }, seat).jelly }],
    )
    .toSorted((one, other) => other.jelly - one.jelly)
  if (best && best.jelly > 5) told.push({ weight: 30 + 4 * best.jelly, headline: { kind: 'haul', ...best } })
  const count = scenes.filter(({ district, winners }) => district !== null && winners.includes(seat)).length
  if (count > 0) told.push({ weight: 10, headline: { kind: 'districts', count } })
  return told
}

function ofTheGlass(moments: readonly Moment[], seat: Seat): Told[] {
  const flips = moments.filter(({ event }) => event.type === 'timerFlipped' && event.by === seat).length
  return flips > 2 ? [{ weight: 60, headline: { kind: 'hurry', flips } }] : []
}

function mostOften(seats: readonly Seat[]): { seat: Seat; times: number; all: number } | null {
  const counted = [...new Set(seats)].map((seat) => ({ seat, times: seats.filter((other) => other === seat).length }))
  const [most] = counted.toSorted((one, other) => other.times - one.times || one.seat - other.seat)
  return most ? { ...most, all: seats.length } : null
}
