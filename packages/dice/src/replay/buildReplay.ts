import type { Setup } from '@jelly/rules'
import { commit } from '../proof/gameKey.ts'
import { canonicalJson } from './canonicalJson.ts'
import { digestOf } from './digest.ts'
import { asBefore, editionToJson } from './editionJson.ts'
import { type Replay, REPLAY_FORMAT, REPLAY_VERSION } from './replay.ts'

/** What the table knows at the end of a game. */
export interface ReplayParts extends Pick<
  Replay,
  'gameId' | 'key' | 'seeds' | 'players' | 'startedAt' | 'start' | 'entries' | 'result'
> {
  readonly setup: Setup
}

export function buildReplay({ setup, ...parts }: ReplayParts): Replay {
  const { seats, edition, firstGame = false, promo = false } = setup
  const replay = {
    ...parts,
    format: REPLAY_FORMAT,
    version: REPLAY_VERSION,
    rules: parts.start.rules,
    commitment: commit(parts.key),
    setup: {
      seats,
      edition: isFormer(parts.start) ? editionToJson(edition, asBefore) : editionToJson(edition),
      firstGame,
      promo,
    },
  } as const
  return { ...replay, digest: digestOf(replay) }
}

const isFormer = ({ districts }: Replay['start']): boolean => districts.some((district) => 'name' in district)

/** The text of a replay as it is stored and handed out: byte for byte the one that a verifier accepts. */
export const replayText = (replay: Replay): string => canonicalJson(replay)
