import type { Thought } from '@jelly/bots'
import type { Pod, Randomness, Seat, View } from '@jelly/rules'

/** What those think whom the viewer plays against: in the second run they do openly what they did in the first. */
export interface Rivals {
  think(who: string, view: View, seat: Seat, live: () => Thought | null): Thought | null
}

/** In the first run they think for themselves. */
export class Inventive implements Rivals {
  readonly thoughts = new Map<string, (Thought | null)[]>()

  think(who: string, _view: View, _seat: Seat, live: () => Thought | null): Thought | null {
    const thought = live()
    const before = this.thoughts.get(who) ?? []
    before.push(thought)
    this.thoughts.set(who, before)
    return thought
  }
}

/** In the second run each thought is the one of the first; only which pod they give back may be another. */
export class Understudies implements Rivals {
  readonly #thoughts: ReadonlyMap<string, readonly (Thought | null)[]>
  readonly #next = new Map<string, number>()
  /** Null: the same pod where they hold it. */
  readonly #random: Randomness | null

  constructor({ thoughts }: Inventive, random: Randomness | null) {
    this.#thoughts = thoughts
    this.#random = random
  }

  think(who: string, view: View, seat: Seat): Thought | null {
    const next = this.#next.get(who) ?? 0
    this.#next.set(who, next + 1)
    const thought = this.#thoughts.get(who)?.[next] ?? null
    return thought && this.#withOwnPod(thought, view.squads[seat]?.pods ?? [])
  }

  #withOwnPod(thought: Thought, pods: readonly Pod[]): Thought {
    const { command } = thought
    if (command.type !== 'answerChoice' || command.answer.kind !== 'pod') return thought
    const same = this.#random === null ? pods.indexOf(command.answer.pod) : this.#random(pods.length)
    const pod = pods[Math.max(0, same)]
    return pod === undefined ? thought : { ...thought, command: { ...command, answer: { kind: 'pod', pod } } }
  }
}
