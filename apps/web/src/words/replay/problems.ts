import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReplayProblem } from '../../connection/games/loadReplay.ts'

/** Why there is nothing to watch. */
export const PROBLEMS: Readonly<Record<ReplayProblem, MessageDescriptor>> = {
  noSuchReplay: msg`There is no finished game at this address: perhaps the link was cut short, its 30 days are over, or it was practice on another device.`,
  gameNotOver: msg`This game is still being played: its replay is there once it is over.`,
  unreachable: msg`The server cannot be reached, and this device has not kept the game.`,
  notReplay: msg`This file is no replay of Jelly Rush.`,
  cutOff: msg`This replay is cut short: its end is missing.`,
  tampered: msg`Something in this replay was changed after it was made, so it is not shown.`,
  newerRules: msg`This replay is of a newer version of the game: reload the page, then open it again.`,
}
