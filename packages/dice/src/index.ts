export { combine, type DiceProof, isGameId, isSeed, MAX_GAME_ID, MAX_SEED, proofOf } from './proof/combine.ts'
export { MAX_FACES } from './proof/fall.ts'
export { commit, newKey } from './proof/gameKey.ts'
export { fromHex, isHash, toHex } from './proof/hex.ts'
export { newSeed } from './proof/newSeed.ts'
export { provableDice } from './proof/provableDice.ts'
export type { RandomBytes } from './proof/randomBytes.ts'
export { buildReplay, type ReplayParts, replayText } from './replay/buildReplay.ts'
export { canonicalJson } from './replay/canonicalJson.ts'
export { type EditionJson, editionFromJson, editionToJson } from './replay/editionJson.ts'
export {
  MAX_NAME,
  type Replay,
  REPLAY_FORMAT,
  REPLAY_VERSION,
  type ReplayEntry,
  type RecordedPlayer,
  type ReplaySetup,
} from './replay/replay.ts'
export { type Uncovered, UNCOVERED } from './replay/notCovered.ts'
export type { Doubt } from './replay/ReplayError.ts'
export { type Remark, type Verdict, verifyReplay, verifyReplayText } from './replay/verifyReplay.ts'
export type { Witness } from './replay/witness.ts'
export {
  type DiceLuck,
  diceLuck,
  LUCK_VERDICTS,
  type LuckLedger,
  luckLedger,
  type LuckVerdict,
  type PodLuck,
} from './luck/luckLedger.ts'
export { chiSquareAbove, chiSquareOf } from './luck/odds.ts'
