/** One node of the graph: what it is, what it is set to, where it leads. */
export interface RecordedNode {
  readonly kind: string
  readonly to: RecordedNode[]
  readonly changes: (readonly [parameter: string, method: string, value: number, at: number])[]
  started: number | null
  stopped: number | null
}

const METHODS = ['setValueAtTime', 'exponentialRampToValueAtTime', 'setTargetAtTime'] as const

/** An audio context that plays nothing and remembers the graph that was built: Node has no sound. */
export class RecordedAudio {
  currentTime = 0
  readonly sampleRate = 48_000
  readonly nodes: RecordedNode[] = []
  readonly out = this.#node('out', [])

  /** As the synth sees it. */
  get stage() {
    return { audio: this as unknown as AudioContext, out: this.out as unknown as AudioNode, noise: {} as AudioBuffer }
  }

  createGain = () => this.#node('gain', ['gain'])
  createOscillator = () => this.#node('oscillator', ['frequency'])
  createBufferSource = () => this.#node('noise', [])
  createBiquadFilter = () => this.#node('filter', ['frequency', 'Q'])
  createStereoPanner = () => this.#node('panner', ['pan'])

  of(kind: string): readonly RecordedNode[] {
    return this.nodes.filter((node) => node.kind === kind)
  }

  #node(kind: string, parameters: readonly string[]): RecordedNode {
    const node: RecordedNode = { kind, to: [], changes: [], started: null, stopped: null }
    const calls = {
      connect: (next: RecordedNode) => (node.to.push(next), next),
      start: (at = this.currentTime) => (node.started = at),
      stop: (at: number) => (node.stopped = at),
    }
    Object.assign(node, calls, Object.fromEntries(parameters.map((name) => [name, this.#parameter(node, name)])))
    this.nodes.push(node)
    return node
  }

  #parameter(node: RecordedNode, name: string) {
    const change = (method: string) => (value: number, at: number) => node.changes.push([name, method, value, at])
    return { value: 0, ...Object.fromEntries(METHODS.map((method) => [method, change(method)])) }
  }
}

/** Whether the sound of a node comes out. */
export const isHeard = (node: RecordedNode): boolean => node.kind === 'out' || node.to.some(isHeard)
