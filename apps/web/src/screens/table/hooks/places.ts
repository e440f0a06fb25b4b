import { Signal } from './Signal.ts'

/** The districts by their place on this screen; empty before the city is laid out. Keys are bound to places. */
export const places = new Signal<readonly number[]>([])

/** The district that stands at a place, from 0. */
export const districtAt = (place: number): number => places.get()[place] ?? place
