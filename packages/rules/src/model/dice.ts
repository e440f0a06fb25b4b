import type { Seat } from './ids.ts'

/** Each seat's dice fall from a stream of their own; the city and the pods come from one more. */
export type Stream = Seat | 'pods'

/**
 * Where chance comes from: a whole number from 1 to `faces`. Pure: the same stream and place always give the same
 * number, so a decision that is made again after a crash falls the same way.
 */
export type Dice = (stream: Stream, place: number, faces: number) => number
