import { expect } from 'vitest'
import { decide, type Event, isRefusal, type State } from '../../src/index.ts'
import { pureDice } from '../support/pureDice.ts'
import { playRandomly, seeds, share } from '../support/randomGame.ts'
import { rule } from '../support/rule.ts'

/** A second reading of R4 and R8, from what happened alone: when each die came, and what each seat did last. */
class Diary {
  #moment = 0
  readonly #lies = new Map<number, { readonly district: number; readonly since: number }>()
  readonly #last = new Map<number, { readonly value: number; readonly district: number; readonly since: number }>()
  readonly #placed = new Map<number, number>()

  note(event: Event): void {
    this.#moment++
    if (event.type === 'roundStarted') for (const pages of [this.#lies, this.#last, this.#placed]) pages.clear()
    if (event.type === 'diePlaced') {
      const { seat, die, value, district } = event
      this.#lies.set(die, { district, since: this.#moment })
      this.#last.set(seat, { value, district, since: this.#moment })
      this.#placed.set(seat, (this.#placed.get(seat) ?? 0) + 1)
    }
    if (event.type === 'dieKicked') this.#lies.delete(event.die)
    const isOver = ['diceRolled', 'dieKicked', 'targetMoved', 'effectSkipped'].includes(event.type)
    if (isOver && 'seat' in event) this.#last.delete(event.seat)
  }

  /** The dice that a seat may kick now. */
  kicks(seat: number): number[] {
    const last = this.#last.get(seat)
    if (last === undefined || last.value > 2) return []
    const dice = [...this.#lies].filter(([, { district, since }]) => district === last.district && since < last.since)
    return dice.map(([die]) => die).sort((a, b) => a - b)
  }

  /** Whether nobody has anything left to do. */
  isDone(seats: number): boolean {
    return Array.from({ length: seats }, (_, seat) => seat).every((seat) => {
      const value = this.#last.get(seat)?.value ?? 6
      return this.#placed.get(seat) === 7 && this.kicks(seat).length === 0 && value !== 3 && value !== 4
    })
  }
}

function accepted(state: State, seat: number): number[] {
  const dice = Array.from({ length: state.squads.length * 7 }, (_, die) => die)
  return dice.filter((kick) => !isRefusal(decide(state, seat, { type: 'useEffect', effect: { kick } }, pureDice(1))))
}

rule('R4', 'over whole games, a kick hits a die that lay there before, and no other', () => {
  const seen = { kicks: 0, later: 0 }
  for (const seed of seeds(40)) {
    const diary = new Diary()
    playRandomly(seed, {
      decided(state) {
        if (state.phase !== 'scramble') return
        state.squads.forEach((squad, seat) => {
          const may = diary.kicks(seat)
          expect(accepted(state, seat)).toEqual(may)
          seen.kicks += may.length
          const there = state.districts[squad.effect?.district ?? -1]?.dice ?? []
          if (squad.effect !== null && squad.effect.value < 3) seen.later += there.length - may.length
        })
      },
      evolved: (_, event) => diary.note(event),
    })
  }
  expect(seen.kicks).toBeGreaterThan(share(1000))
  expect(seen.later).toBeGreaterThan(share(1000))
})

rule('R8', 'over whole games, a round goes on exactly as long as somebody has something to do', () => {
  for (const seed of seeds(40)) {
    const diary = new Diary()
    playRandomly(seed, {
      decided(state) {
        if (state.phase === 'scramble') expect(diary.isDone(state.squads.length)).toBe(false)
      },
      evolved(state, event) {
        diary.note(event)
        if (event.type === 'roundEnded' && event.reason === 'finished')
          expect(diary.isDone(state.squads.length)).toBe(true)
      },
    })
  }
})
