import { RULES_VERSION } from '@jelly/rules'
import type { Replay } from './replay.ts'
import type { Witness } from './witness.ts'

/** What somebody who makes a whole file anew can still write into it, or what no file can show. */
export const UNCOVERED = ['game', 'ending', 'decisions', 'players', 'times', 'commands', 'order', 'secrecy'] as const
export type Uncovered = (typeof UNCOVERED)[number]

/** What a check did not cover, going by the replay and by what was noted. */
export function notCovered({ result, rules }: Replay, witness: Witness): Uncovered[] {
  const isNoted = witness.digest !== undefined
  const open: { readonly [U in Uncovered]: boolean } = {
    // That it is the game one played.
    game: !isNoted && witness.commitment === undefined,
    // How a game that was cut off would have gone on.
    ending: result === null,
    // That older rules allow what was done.
    decisions: rules < RULES_VERSION,
    // Names, and on which seats bots sat.
    players: !isNoted,
    times: !isNoted,
    // That no event is missing or added which nothing else depends on, such as a lock that nobody ran into.
    commands: !isNoted,
    // Who pressed first.
    order: true,
    // That nobody knew the dice to come.
    secrecy: true,
  }
  return UNCOVERED.filter((what) => open[what])
}
