import { type CountingRule, frenzy, type Situation, type Tempo } from '@jelly/tempo'

const BEAT = 4000

const beatOf = ({ durations }: Situation): number => durations.beat ?? BEAT

/** The first beat after a time, counted from the start of the round. */
const beatAfter = (time: number, situation: Situation): number => {
  const { roundAt } = situation
  const beat = beatOf(situation)
  return roundAt + (Math.floor((time - roundAt) / beat) + 1) * beat
}

/** Each seat commits one intent a beat. All count at the beat, and who is first goes round the table from beat to beat. */
const byBeats: CountingRule = {
  countsAt: (_type, pressedAt, situation) =>
    beatAfter(Math.max(pressedAt, situation.actedAt ?? situation.roundAt), situation),
  turnAt(countsAt, situation) {
    const beat = Math.round((countsAt - situation.roundAt) / beatOf(situation))
    return (situation.seat + beat) % situation.seats
  },
}

/** A tempo of another kind than the ones that are offered, to show that it fits. */
export const sharedBeats: Tempo = {
  ...frenzy,
  id: 'sharedBeats',
  floors: { roll: 0, place: 0 },
  // An effect may be used at the next beat; after that the table rolls.
  windows: { effect: 1.5 * BEAT },
  sand: { turn: 0, run: 3 * BEAT },
  beat: BEAT,
  counting: byBeats,
}
