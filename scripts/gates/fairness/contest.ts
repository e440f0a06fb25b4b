import { type Contestant, now, type Pressed, waitUntil } from '@jelly/cli/testing'
import type { Request } from '@jelly/table'
import type { Metronome } from './Metronome.ts'
import type { Side } from './FairnessTally.ts'

/** What went before has reached everybody, and all floors are past. */
const LEAD = 450
/** After this a press has reached the server, on either line. */
export const ON_THE_WAY = 170

export interface Bout {
  readonly near: Contestant
  readonly far: Contestant
  readonly wants: Readonly<Record<Side, Request>>
  readonly first: Side
  /** By how many ms the other one is later. */
  readonly margin: number
  /** Why who was second is refused. */
  readonly refusal: string
  /** Who was first where nobody is refused: a lock may follow a placement. */
  readonly unrefused?: Side
}

export interface Outcome {
  readonly winner: Side
  /** Whether the winner pressed before the other one in truth. */
  readonly asPressed: boolean
  /** The machine stood still while the presses were on their way: whoever won, it tells nothing. */
  readonly isVoid: boolean
}

/** Both press for one thing, one of them a moment after the other; who got it? */
export async function contest(bout: Bout, metronome: Metronome): Promise<Outcome> {
  const start = now() + LEAD
  const at = (side: Side) => (side === bout.first ? start : start + bout.margin)
  const [near, far, isVoid] = await Promise.all([
    bout.near.press(bout.wants.near, at('near')),
    bout.far.press(bout.wants.far, at('far')),
    hasStalled(metronome, start, start + bout.margin + ON_THE_WAY),
  ])
  const winner = winnerOf(bout, near, far)
  return { winner, asPressed: winner === (near.at < far.at ? 'near' : 'far'), isVoid }
}

function winnerOf({ refusal, unrefused }: Bout, near: Pressed, far: Pressed): Side {
  const refused = [near, far].flatMap((press) => press.refusal?.refused ?? [])
  const winner = near.refusal !== null ? 'far' : far.refusal !== null ? 'near' : unrefused
  if (winner === undefined || refused.length > 1 || refused.some((reason) => reason !== refusal)) {
    throw new Error(`one should be refused with ${refusal}: ${JSON.stringify([near, far])}`)
  }
  return winner
}

export async function hasStalled(metronome: Metronome, from: number, to: number): Promise<boolean> {
  await waitUntil(to)
  return metronome.hasStalledSince(from)
}
