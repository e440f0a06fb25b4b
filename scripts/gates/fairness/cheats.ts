import type { OpenSocket } from '@jelly/client'
import { WebSocket } from 'ws'
import type { Outcome } from './contest.ts'
import { ContestTable, placeDice, type Way } from './ContestTable.ts'
import { honestPongs, type Pongs } from '@jelly/cli/testing'
import type { Metronome } from './Metronome.ts'
import { kickAgainstKick } from './rounds.ts'

const KICKS = 6
const ROUNDS = 2
/** So much later than the honest one the cheat presses, each time. */
const LATE = 100
/** All that a line may be worth in a round. */
const QUOTA = 500

/** Looks like a line of 300 ms there and back, and is one of 20. */
export const latePongs: Pongs = (pong, say) => void setTimeout(() => honestPongs(pong, say), 280)

/** Makes up answers to pings that were never sent, before and after the true one, and sends old ones again. */
export const forgedPongs: Pongs = (pong, say) => {
  const made = () => say({ ...pong, n: Math.floor(Math.random() * 2 ** 31) })
  made()
  honestPongs(pong, say)
  setTimeout(() => honestPongs(pong, say), 280)
  setTimeout(made, 280)
}

/** A client of one's own, which holds back the pongs of its WebSocket too. */
export const lateFrames =
  (address: string): OpenSocket =>
  (listener) => {
    const socket = new WebSocket(address, { perMessageDeflate: false, autoPong: false })
    socket.on('open', () => listener.opened())
    socket.on('message', (data: Buffer) => listener.heard(data.toString('utf8')))
    socket.on('ping', (n) => void setTimeout(() => socket.readyState === socket.OPEN && socket.pong(n), 280))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => listener.closed())
    return { send: (text) => socket.send(text), close: () => socket.close() }
  }

export interface Loot {
  readonly contests: number
  readonly stolen: number
  /** The most in a round, in ms: what was won by it, and what the report of the round says. */
  readonly gained: number
  readonly reported: number
  /** By how much its answers were slower than its line, as the report says. */
  readonly answersLate: number
}

/** Somebody near by cheats against somebody near by who does not. */
export async function cheat(
  url: string,
  { socketUrl }: Way,
  how: Omit<Way, 'socketUrl'>,
  metronome: Metronome,
): Promise<Loot> {
  const table = await ContestTable.open(url, { socketUrl }, { socketUrl, ...how })
  const loot = { contests: 0, stolen: 0, gained: 0, reported: 0, answersLate: 0 }
  for (let round = 1; round <= ROUNDS; round++) {
    await table.round(round)
    const outcomes = await stealingRound(table, metronome)
    await table.roundOver()
    const stolen = outcomes.filter(({ winner }) => winner === 'far').length
    loot.contests += outcomes.length
    loot.stolen += stolen
    loot.gained = Math.max(loot.gained, stolen * LATE)
    const report = table.near.view.fairness?.[table.far.seat]
    loot.reported = Math.max(loot.reported, report?.compensated ?? Number.NaN)
    loot.answersLate = Math.max(loot.answersLate, report?.answersLate ?? 0)
  }
  table.close()
  return loot
}

async function stealingRound(table: ContestTable, metronome: Metronome): Promise<Outcome[]> {
  await placeDice(table.helper, 7, 0)
  const outcomes: Outcome[] = []
  for (let n = 0; n < KICKS; n++) {
    outcomes.push(await kickAgainstKick(table, n, { first: 'near', margin: LATE }, metronome))
  }
  await table.helper.press({ type: 'flipTimer' })
  return outcomes.filter(({ isVoid }) => !isVoid)
}

/** What was gained is in the report, and is no more than the quota. */
export const isWithinQuota = ({ gained, reported }: Loot): boolean => gained <= reported && reported <= QUOTA
