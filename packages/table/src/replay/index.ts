export { openPlayOn, type PlayOn } from './playOn.ts'
export { type Pin, PIN_KINDS, type PinKind, pinsOf, roundsOf, type RoundSpan } from './pins.ts'
export { ReplayPlayer } from './ReplayPlayer.ts'
export type { Eyes } from './xray.ts'
