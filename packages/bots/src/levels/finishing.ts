import { type DistrictId, legal, type PendingEffect, squadOf } from '@jelly/rules'
import { lookAhead, type LookAheadOption } from '../ace/lookAhead.ts'
import type { Thought } from '../model/Bot.ts'
import { Gains } from '../moves/Gains.ts'
import type { Move } from '../moves/Move.ts'
import { effectIn } from './commands.ts'
import { happens, type JudgedSituation, judgeSituation, type Situation } from './Situation.ts'
import { timeFor, TWITCH } from './timing.ts'

/** Uses the effect of the die placed last if it brings anything now, else lets it go. */
export function settleEffect(situation: Situation, pending: PendingEffect): Thought {
  const { view, profile, random } = situation
  const after = timeFor(profile, random, TWITCH)
  const moves: Move[] = []
  if (happens(random, profile.effects)) {
    const { position, evaluation } = judgeSituation(situation)
    evaluation.outlook.refresh(position)
    new Gains(position, evaluation).effectsAt(pending.district, pending.value, moves)
  }
  const { effects } = legal(view, situation.seat)
  const options = moves.flatMap((move) => {
    const effect = effectIn(view, move, effects)
    return effect === null ? [] : [{ effect, gain: move.gain }]
  })
  const best = options.reduce<(typeof options)[number] | null>(
    (top, option) => (option.gain > (top?.gain ?? 0.05) ? option : top),
    null,
  )
  const effect = best?.effect ?? null
  return { command: effect === null ? { type: 'skipEffect' } : { type: 'useEffect', effect }, after }
}

/** What is left to do when all dice are placed: guard something, hurry the others. */
export function finish(situation: Situation): Thought | null {
  const { view, seat, profile, random } = situation
  const mayLock = squadOf(view, seat).screen === null && happens(random, profile.locks)
  const mayFlip = view.flippedBy === null && happens(random, profile.flips)
  if (!(mayLock || mayFlip) || view.squads.every(({ hand }) => hand.length === 0)) return null
  const judged = judgeSituation(situation)
  judged.evaluation.outlook.refresh(judged.position)
  const after = timeFor(profile, random, TWITCH)
  const guarded = mayLock ? worthLocking(judged) : null
  if (guarded !== null) return { command: { type: 'lockDistrict', district: guarded }, after }
  return mayFlip && gainsByHurry(judged) ? { command: { type: 'flipTimer' }, after } : null
}

function worthLocking(judged: JudgedSituation): DistrictId | null {
  const { view, profile, random, position, evaluation, weights } = judged
  const { lockFrom, trust } = weights.policy
  const open = view.districts.flatMap(({ lockedBy }, id) => (lockedBy === null ? [id] : []))
  const options = open.map((id) => lockOption(judged, id))
  const worthwhile = options.filter(({ promise }) => promise >= lockFrom)
  if (worthwhile.length === 0) return null
  const budget = { samples: profile.samples, width: profile.samples > 0 ? 4 : 1, trust }
  const best = worthwhile[lookAhead(view, position, evaluation, worthwhile, budget, random(1 << 30))]
  return best === undefined ? null : (open[options.indexOf(best)] ?? null)
}

/** What a screen there keeps for us. A bot that sees no danger anywhere guards what is worth most. */
function lockOption({ position, evaluation, profile }: JudgedSituation, id: DistrictId): LookAheadOption {
  const open = evaluation.district(position, id)
  position.locked[id] = 1
  const guarded = evaluation.district(position, id)
  position.locked[id] = 0
  const promise = profile.foresight === 0 ? guarded : guarded - open
  return { promise, apply: ({ locked }) => void (locked[id] = 1) }
}

/** Whether things as they stand are better for us than what the others' dice are likely to make of them. */
function gainsByHurry({ position, evaluation }: JudgedSituation): boolean {
  const likely = evaluation.whole(position)
  const hands = position.hands.slice()
  position.hands.fill(0)
  evaluation.outlook.refresh(position)
  const now = evaluation.whole(position)
  position.hands.set(hands)
  return now >= likely - 0.5
}
