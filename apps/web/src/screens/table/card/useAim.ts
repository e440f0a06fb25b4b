import { type DieId, effectOf, type Seat, squadOf, type View } from '@jelly/rules'
import { useTableStore } from '../../../connection/TableContext.ts'
import { later, soon, useSteps } from '../../../connection/useSteps.ts'
import { useActions } from '../actions/ActionsContext.ts'
import { IDLE, type Intent, pickedDie } from '../actions/intent.ts'
import { legalNow } from '../model/legalNow.ts'
import { wouldTwin } from '../model/districtRows.ts'
import type { TableSnapshot } from '@jelly/client'

/** What a tap on a card would do now. */
export interface Aim {
  /** `place`: a die is picked and may go there; `effect`: the die placed last may act there; `lock`: a screen may go there. */
  readonly kind: 'none' | 'place' | 'effect' | 'lock' | 'closed'
  /** The face about to be placed, or that acts. */
  readonly value: number | null
  /** [C2] The picked face already stands there for me. */
  readonly twin: boolean
  /** The die that acts: it cannot kick itself. */
  readonly self: DieId | null
  /** [R4] The dice that lay there before it; null for one that is still to be placed: it may kick any. */
  readonly earlier: readonly DieId[] | null
}

const NONE: Aim = { kind: 'none', value: null, twin: false, self: null, earlier: null }

function aimAt(game: View, seat: Seat, intent: Intent, id: number): Aim {
  const district = game.districts[id]
  if (district === undefined || game.phase !== 'scramble') return NONE
  const picked = pickedDie(game, seat, intent)
  if (picked !== null) {
    const kind = district.lockedBy === null ? 'place' : 'closed'
    return { ...NONE, kind, value: picked.value, twin: wouldTwin(district, seat, picked.value), self: picked.die }
  }
  const { effect, hand, screen } = squadOf(game, seat)
  if (effect?.district === id && legalNow(game, seat).effects.length > 0) {
    return { kind: 'effect', value: effect.value, twin: false, self: effect.die, earlier: effect.earlier }
  }
  const mayLock = district.lockedBy === null && screen === null && (intent.kind === 'locking' || hand.length === 0)
  return mayLock ? { ...NONE, kind: 'lock' } : NONE
}

const read = ({ shown, you }: TableSnapshot, intent: Intent, id: number): Aim =>
  shown?.game && you !== null ? aimAt(shown.game, you, intent, id) : NONE

/** A card is drawn again only when what it would do changes. The press itself shows first. */
export function useAim(id: number): Aim {
  const store = useTableStore()
  const actions = useActions()
  const subscribe = (listener: () => void): (() => void) => {
    const pick = () => (actions?.get().kind === 'idle' ? later : soon)(listener)
    const stops = [store.subscribe(() => later(listener)), actions?.subscribe(pick)]
    return () => stops.forEach((stop) => stop?.())
  }
  return useSteps(subscribe, () => read(store.get(), actions?.get() ?? IDLE, id))
}

/** Whether a die on the card can be tapped to kick it. */
export const canKick = ({ kind, value, self, earlier }: Aim, die: DieId): boolean =>
  (kind === 'place' || kind === 'effect') &&
  value !== null &&
  effectOf(value) === 'kick' &&
  die !== self &&
  (earlier === null || earlier.includes(die))

/** Whether a zone can be tapped to move the target there. */
export const canSlide = ({ kind, value }: Aim, target: number, zone: number): boolean =>
  (kind === 'place' || kind === 'effect') &&
  value !== null &&
  effectOf(value) === 'slide' &&
  Math.abs(target - zone) === 1
