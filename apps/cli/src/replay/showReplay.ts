import { type Verdict, verifyReplayText } from '@jelly/dice'
import type { Eyes } from '@jelly/table/replay'
import { InputError } from '../input/InputError.ts'
import { isReplay } from '../verify/isReplay.ts'
import { readSource, SourceError } from '../verify/readSource.ts'
import { describeReplay, replayJson } from './describeReplay.ts'
import { replayAddress } from '../verify/replayAddress.ts'

export interface ReplayWishes {
  readonly at?: number
  /** From 1. */
  readonly seat?: number
  readonly json?: true
}

/** A game as text, from a file, an address or standard input. */
export async function showReplay(given: string, wishes: ReplayWishes): Promise<string> {
  const link = replayAddress(given)
  const text = (await textOf(link.source)).trim()
  const verdict = verifyReplayText(text)
  if (!verdict.ok) throw new InputError(given, whyNot(text, verdict))
  const { replay } = verdict
  const shown = { at: wishes.at ?? link.at, eyes: eyesOf(wishes.seat ?? link.seat, replay.setup.seats) }
  return wishes.json === true
    ? JSON.stringify(replayJson(replay, shown), null, 2)
    : describeReplay(replay, shown).replace(/[^\P{Cc}\n]/gu, '?')
}

function whyNot(text: string, { where, problem }: Extract<Verdict, { ok: false }>): string {
  if (!isReplay(text)) return 'not a replay'
  if (where === 'text' && !text.endsWith('}')) return 'cut short, its end is missing'
  return `not to be trusted: ${problem} (${where})`
}

async function textOf(source: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readSource(source))
  } catch (error) {
    throw new InputError('', error instanceof SourceError ? error.message : `${source}: not a replay`)
  }
}

function eyesOf(seat: number | null, seats: number): Eyes {
  if (seat === null) return 'xray'
  if (seat > seats) throw new InputError('', `seats are counted from 1 to ${seats} in this game`)
  return seat - 1
}
