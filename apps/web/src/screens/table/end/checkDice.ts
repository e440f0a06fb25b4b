import type { DiceWitness } from '@jelly/client'
import type { Doubt, LuckLedger } from '@jelly/dice'
import { lobby } from '../../../connection/lobby.ts'

export interface DiceReport {
  readonly ok: boolean
  readonly dice: number
  readonly events: number
  /** What speaks against it; null where it could not be loaded. */
  readonly doubt: Doubt | null
  readonly luck: LuckLedger | null
}

const FAILED = { ok: false, dice: 0, events: 0, luck: null } as const

/** Loads the replay and checks it here; the checker itself is loaded only now. */
export async function checkDice(gameId: string, witness: DiceWitness | null): Promise<DiceReport> {
  try {
    const [replay, { luckLedger, verifyReplay }] = await Promise.all([lobby.replay(gameId), import('@jelly/dice')])
    const noted =
      witness?.gameId === gameId ? { ...witness, seeds: [{ seat: witness.seat, seed: witness.seed }] } : { gameId }
    const verdict = verifyReplay(replay, noted)
    if (!verdict.ok) return { ...FAILED, doubt: verdict.doubt }
    const events = [verdict.replay.start, ...verdict.replay.entries.flatMap((entry) => entry.events)]
    return {
      ok: true,
      dice: verdict.dice,
      events: verdict.events,
      doubt: null,
      luck: luckLedger(events, verdict.replay.setup.seats),
    }
  } catch {
    return { ...FAILED, doubt: null }
  }
}
