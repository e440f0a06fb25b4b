import type { Node } from '../store/Ownership.ts'

/** A life is dead after its beat has stood still so long, over so many looks at it that succeeded. */
const STILL = { ms: 2500, looks: 4 }
/** The same, where the wires have just said that nobody serves its address. Alone they are only a hint. One that lives beats every 500 ms. */
const STILL_AND_SILENT = { ms: 700, looks: 2 }
/** The same, where its connection to the store is gone, too: two who do not know of each other saw it end. */
const STILL_AND_GONE = { ms: 200, looks: 2 }
/** A look after a longer break says nothing about the time between: the store may have been away. */
const LONGEST_STEP = 1000

interface Neighbour {
  beat: number
  stillFor: number
  looks: number
  silent: boolean
  gone: boolean
}

/** The other lives, as this process sees them: by its own clock and its own looks. No clocks are compared. */
export class Neighbours {
  readonly #known = new Map<string, Neighbour>()
  #lookedAt: number | null = null

  /** Takes in a look that succeeded; returns the lives that have left the list since the one before. */
  look(nodes: readonly Node[], now: number): string[] {
    const step = this.#lookedAt === null ? 0 : Math.min(now - this.#lookedAt, LONGEST_STEP)
    this.#lookedAt = now
    for (const node of nodes) this.#observe(node, step)
    const listed = new Set(nodes.map(({ life }) => life))
    const left = [...this.#known.keys()].filter((life) => !listed.has(life))
    for (const life of left) this.#known.delete(life)
    return left
  }

  /** Whether it may be dead: there is no new beat, or its connection to the store is gone. */
  isDoubtful(life: string): boolean {
    const { looks = 0, gone = false } = this.#known.get(life) ?? {}
    return looks > 0 || gone
  }

  /** The wires found nobody at its address, or somebody. */
  hear(life: string, silent: boolean): void {
    const known = this.#known.get(life)
    if (known !== undefined) known.silent = silent
  }

  /** Whether nobody is at the address of one of them. */
  get areSomeSilent(): boolean {
    return [...this.#known.values()].some(({ silent }) => silent)
  }

  /** Whether the wires found nobody at its address when it was asked last, and its beat has not moved since. */
  isSilent(life: string): boolean {
    return this.#known.get(life)?.silent ?? false
  }

  /** Lives that are listed and dead; they are told once. */
  takeDead(): string[] {
    const dead = [...this.#known].filter(([, neighbour]) => isDead(neighbour)).map(([life]) => life)
    for (const life of dead) this.#known.delete(life)
    return dead
  }

  /** False for one that is not known yet. */
  isDead(life: string): boolean {
    const known = this.#known.get(life)
    return known !== undefined && isDead(known)
  }

  /** A new beat over a connection that is gone was its last word, as far as is known. */
  #observe({ life, beat, connected }: Node, step: number): void {
    const known = this.#known.get(life)
    const gone = !connected
    if (known?.beat !== beat) {
      const silent = gone && known?.silent === true
      this.#known.set(life, { beat, stillFor: 0, looks: 0, silent, gone })
    } else {
      known.stillFor += step
      known.looks++
      known.gone = gone
    }
  }
}

const isDead = ({ stillFor, looks, silent, gone }: Neighbour): boolean => {
  const enough = silent ? (gone ? STILL_AND_GONE : STILL_AND_SILENT) : STILL
  return stillFor >= enough.ms && looks >= enough.looks
}
