import { type CountingRule, frenzy, type SeatTiming, type Tempo } from '@jelly/tempo'

const BEAT = 4000

const beatOf = ({ durations }: SeatTiming): number => durations.beat ?? BEAT

/** The first beat after a time, counted from the start of the round. */
const beatAfter = (time: number, timing: SeatTiming): number => {
  const { roundAt } = timing
  const beat = beatOf(timing)
  return roundAt + (Math.floor((time - roundAt) / beat) + 1) * beat
}

/** Each seat commits one intent a beat. All count at the beat, and who is first goes round the table from beat to beat. */
const byBeats: CountingRule = {
  countsAt: (_type, pressedAt, timing) => beatAfter(Math.max(pressedAt, timing.actedAt ?? timing.roundAt), timing),
  turnAt(countsAt, timing) {
    const beat = Math.round((countsAt - timing.roundAt) / beatOf(timing))
    return (timing.seat + beat) % timing.seats
  },
}

/** A tempo of another kind than the ones that are offered, to show that it fits. */
export const sharedBeats: Tempo = {
  ...frenzy,
  id: 'sharedBeats',
  floors: { roll: 0, place: 0 },
  // An effect may be used at the next beat; after that the table rolls.
  windows: { ...frenzy.windows, effect: 1.5 * BEAT },
  sand: { turn: 0, run: 3 * BEAT },
  beat: BEAT,
  counting: byBeats,
}
