import { REPLAY_FORMAT } from '@jelly/dice'

/** Whether a text is meant to be a replay, even a damaged one. */
export const isReplay = (text: string): boolean =>
  [`"${REPLAY_FORMAT}"`, '"commitment":"'].some((sign) => text.includes(sign))
