import { type Hint, type HintKind, ONE_WORD_IN, SEEN_FOR } from '@jelly/bots'
import type { CoachChoice } from '../../../settings/preferences.ts'

/** What a player may do, and what costs them dearly: the rest is tactics. */
const RULES: ReadonlySet<HintKind> = new Set<HintKind>(['twins', 'worthless', 'lock', 'flip'])

export const isWanted = ({ kind }: Hint, choice: CoachChoice): boolean =>
  choice === 'tactics' || (choice === 'rules' && RULES.has(kind))

/** Says which hint is shown: one whose chance has been in sight for a while, and not too many of them. */
export class HintPacer {
  #key: string | null = null
  #since = 0
  #shown: string | null = null
  #shownAt = -Infinity

  /** The hint to show now, and when to look again if nothing happens before. */
  at(now: number, hint: Hint | null): { readonly shown: Hint | null; readonly again: number | null } {
    const key = hint && JSON.stringify(hint)
    if (key !== this.#key) {
      this.#key = key
      this.#since = now
    }
    if (key === null) return { shown: null, again: null }
    if (key === this.#shown) return { shown: hint, again: null }
    const due = Math.max(this.#since + SEEN_FOR, this.#shownAt + ONE_WORD_IN)
    if (now < due) return { shown: null, again: due }
    this.#shown = key
    this.#shownAt = now
    return { shown: hint, again: null }
  }
}
