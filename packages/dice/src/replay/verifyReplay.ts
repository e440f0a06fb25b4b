import { RULES_VERSION, type Seat, type State } from '@jelly/rules'
import { commit } from '../proof/gameKey.ts'
import { canonicalJson } from './canonicalJson.ts'
import { digestOf } from './digest.ts'
import { notCovered, type Uncovered } from './notCovered.ts'
import { parseReplay } from './parseReplay.ts'
import type { Replay } from './replay.ts'
import { replayGame } from './replayGame.ts'
import { type Doubt, ReplayError } from './ReplayError.ts'
import type { Witness } from './witness.ts'

export type Verdict =
  | {
      readonly ok: true
      /** How many dice, of seats and pods, were derived again. */
      readonly dice: number
      readonly events: number
      readonly remarks: readonly Remark[]
      /** What it does not promise. */
      readonly notCovered: readonly Uncovered[]
      readonly replay: Replay
    }
  | { readonly ok: false; readonly doubt: Doubt; readonly where: string; readonly problem: string }

/** What is allowed, but proves less. */
export type Remark =
  /** No player had a part in the dice. */
  | { readonly kind: 'noSeeds' }
  /** The table may have picked a bot's seed. */
  | { readonly kind: 'botSeed'; readonly seat: Seat }
  /** Its dice and events are checked, its decisions are not; today's rules decide so many commands otherwise. */
  | { readonly kind: 'olderRules'; readonly rules: number; readonly otherwise: number }
  /** The game has no end: who cut it off, and why, is not told. */
  | { readonly kind: 'cutOff'; readonly round: number }

const MAX_TEXT = 16_000_000

/** Checks a replay that has been read from JSON already. It never throws, whatever it is given. */
export const verifyReplay = (replay: unknown, witness: Witness = {}): Verdict =>
  guarded(() => verified(parsed(canonical(replay)), witness))

/** Checks the text of a replay: it must be, to the byte, the one that `replayText` writes. It never throws. */
export const verifyReplayText = (text: string, witness: Witness = {}): Verdict =>
  guarded(() => {
    if (text.length > MAX_TEXT) throw new ReplayError('text', `longer than ${MAX_TEXT} characters`)
    const json = parsed(text)
    if (canonical(json) !== text) throw new ReplayError('text', 'not in its one canonical form')
    return verified(json, witness)
  })

function guarded(check: () => Verdict): Verdict {
  try {
    return check()
  } catch (error) {
    if (error instanceof ReplayError)
      return { ok: false, doubt: error.doubt, where: error.where, problem: error.problem }
    return { ok: false, doubt: 'damaged', where: 'replay', problem: `could not be played again (${String(error)})` }
  }
}

function verified(json: unknown, witness: Witness): Verdict {
  const replay = parseReplay(json)
  const { digest, ...rest } = replay
  if (digestOf(rest) !== digest)
    throw new ReplayError('digest', 'something was changed after the replay was made', 'changed')
  if (commit(replay.key) !== replay.commitment) throw new ReplayError('commitment', 'made for another key', 'promise')
  compareWith(witness, replay)
  const { state, otherwise } = replayGame(replay)
  return {
    ok: true,
    dice: state.drawn.reduce((sum, drawn) => sum + drawn, 0),
    events: replay.entries.reduce((sum, { events }) => sum + events.length, 1),
    remarks: [...remarksOnGame(replay, state, otherwise), ...remarksOnSeeds(replay)],
    notCovered: notCovered(replay, witness),
    replay,
  }
}

function compareWith(witness: Witness, replay: Replay): void {
  for (const what of ['gameId', 'commitment', 'digest'] as const) {
    if (witness[what] !== undefined && witness[what] !== replay[what])
      throw new ReplayError(what, 'not the one that was noted', 'anotherGame')
  }
  for (const { seat, seed } of witness.seeds ?? []) {
    if (replay.seeds[seat] !== seed) throw new ReplayError(`seeds[${seat}]`, 'not the one that was given', 'seed')
  }
}

function remarksOnGame({ rules, result }: Replay, { round }: State, otherwise: number): Remark[] {
  return [
    ...(result === null ? [{ kind: 'cutOff', round } as const] : []),
    ...(rules < RULES_VERSION ? [{ kind: 'olderRules', rules, otherwise } as const] : []),
  ]
}

function remarksOnSeeds({ seeds, players }: Replay): Remark[] {
  if (seeds.every((seed) => seed === '')) return [{ kind: 'noSeeds' }]
  return players.flatMap(({ bot }, seat) =>
    bot !== undefined && seeds[seat] !== '' ? [{ kind: 'botSeed', seat }] : [],
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ReplayError('text', 'not JSON')
  }
}

function canonical(json: unknown): string {
  try {
    return canonicalJson(json)
  } catch (error) {
    throw new ReplayError('text', error instanceof RangeError ? error.message : 'not JSON')
  }
}
