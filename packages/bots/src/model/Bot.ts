import type { Randomness, Seat, SeatCommand, View } from '@jelly/rules'

/** What a bot wants to do and how long a person of its kind would take over it. */
export interface Thought {
  readonly command: SeatCommand
  /** In ms, at normal speed. */
  readonly after: number
}

/** A player for an empty seat. It knows what its view says and nothing else. */
export interface Bot {
  readonly level: string
  /** Null: nothing to do until something happens. */
  think(view: View, seat: Seat, random: Randomness): Thought | null
}
