import { type Verdict, verifyReplayText, type Witness } from '@jelly/dice'
import { describeVerdict, luckOf } from './describeVerdict.ts'
import { replayAddress } from './replayAddress.ts'
import { isReplay } from './isReplay.ts'
import { readSource, SourceError } from './readSource.ts'

export interface Checked {
  /** 0 verified, 1 not verified, 2 nothing there to check. */
  readonly code: 0 | 1 | 2
  readonly output: string
}

/** Reads a replay from a file, an address or standard input, and checks it. */
export async function checkSource(source: string, witness: Witness, json: boolean): Promise<Checked> {
  try {
    const bytes = await readSource(replayAddress(source).source)
    if (!isReplay(new TextDecoder().decode(bytes))) throw new SourceError(`${source}: not a replay`)
    const verdict = verifyBytes(bytes, witness)
    return {
      code: verdict.ok ? 0 : 1,
      output: json ? JSON.stringify(forPrograms(verdict), null, 2) : printable(describeVerdict(verdict)),
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return { code: 2, output: json ? JSON.stringify({ ok: false, problem: error.message }, null, 2) : error.message }
  }
}

/** Strict: a reader that repairs bytes would hide a change. */
function verifyBytes(bytes: Uint8Array, witness: Witness): Verdict {
  try {
    return verifyReplayText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), witness)
  } catch {
    return { ok: false, doubt: 'damaged', where: 'text', problem: 'not UTF-8' }
  }
}

function forPrograms(verdict: Verdict): object {
  if (!verdict.ok) return verdict
  const { replay, ...rest } = verdict
  const { gameId, commitment, digest, players, result } = replay
  return { ...rest, gameId, commitment, digest, players, result, luck: luckOf(replay) }
}

/** A player's name must not steer the terminal. */
const printable = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '?')
