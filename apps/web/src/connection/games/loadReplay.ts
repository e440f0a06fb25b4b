import { LobbyError } from '@jelly/client'
import type { Doubt, Replay, Verdict } from '@jelly/dice'
import { lobby } from '../lobby.ts'
import { keptGame } from './keptGames.ts'

/** Why there is nothing to watch. */
export type ReplayProblem =
  | 'noSuchReplay'
  | 'gameNotOver'
  | 'unreachable'
  | 'notReplay'
  | 'cutOff'
  | 'tampered'
  | 'newerRules'

export type LoadedReplay =
  | { readonly ok: true; readonly replay: Replay; readonly verdict: Extract<Verdict, { ok: true }> }
  | { readonly ok: false; readonly problem: ReplayProblem; readonly doubt: Doubt | null }

const failed = (problem: ReplayProblem, doubt: Doubt | null = null): LoadedReplay => ({ ok: false, problem, doubt })

/** A finished game: from this device, else from the server. What checks it is loaded only now. */
export async function loadReplay(gameId: string): Promise<LoadedReplay> {
  const kept = await keptGame(gameId)
  if (kept !== null) return readReplay(kept.text)
  try {
    const json = await lobby.replay(gameId)
    const { replayText } = await import('@jelly/dice')
    return await readReplay(replayText(json as Replay))
  } catch (error) {
    const code = error instanceof LobbyError ? error.code : 'unreachable'
    return failed(code === 'noSuchReplay' || code === 'gameNotOver' ? code : 'unreachable')
  }
}

/** The text of a replay, if it is one and nothing in it was changed. */
export async function readReplay(text: string): Promise<LoadedReplay> {
  const { REPLAY_FORMAT, verifyReplayText } = await import('@jelly/dice')
  if (!text.includes(`"${REPLAY_FORMAT}"`) && !text.includes('"commitment":"')) return failed('notReplay')
  const verdict = verifyReplayText(text.trim())
  if (verdict.ok) return { ok: true, replay: verdict.replay, verdict }
  if (verdict.where === 'text' && !isWhole(text)) return failed('cutOff')
  if (verdict.doubt === 'rules') return failed('newerRules')
  return failed('tampered', verdict.doubt)
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
