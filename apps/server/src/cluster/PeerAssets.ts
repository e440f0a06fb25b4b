import type { Clock } from '@jelly/table'
import { PageFile } from '../http/PageFile.ts'
import type { Wires } from '../wires/Wires.ts'
import type { AssetReply, NodeQuestion } from './envelope.ts'
import type { Membership } from './Membership.ts'

const PATIENCE = 1500
/** A file that nobody has is not asked for again so soon: anybody may ask for anything. */
const MISSED_FOR = 10_000
const MOST_MISSED = 1000
const MOST_KEPT = 300
const AT_ONCE = 16

export interface PeerAssetsOptions {
  readonly membership: Membership
  readonly wires: Wires
  readonly clock: Clock
}

/**
 * During a rolling deploy a page of one version asks a process of another for a file that only its own version has. A peer gives it.
 * The names of these files have a checksum in them, so whoever has one of that name has the right one.
 */
export class PeerAssets {
  readonly #options: PeerAssetsOptions
  readonly #kept = new Map<string, PageFile>()
  readonly #missed = new Map<string, number>()
  readonly #asking = new Map<string, Promise<PageFile | null>>()

  constructor(options: PeerAssetsOptions) {
    this.#options = options
  }

  /** Null where no other process has it either. */
  async find(path: string): Promise<PageFile | null> {
    const known = this.#kept.get(path) ?? this.#asking.get(path)
    if (known !== undefined) return known
    const now = this.#options.clock.now()
    if ((this.#missed.get(path) ?? -Infinity) > now || this.#asking.size >= AT_ONCE) return null
    const asking = this.#ask(path).finally(() => this.#asking.delete(path))
    this.#asking.set(path, asking)
    return asking
  }

  async #ask(path: string): Promise<PageFile | null> {
    const { membership, wires, clock } = this.#options
    const question = JSON.stringify({ type: 'asset', path } satisfies NodeQuestion)
    const others = membership.nodes.filter(({ life }) => life !== membership.life)
    const answers = others.map(async ({ life }) => {
      const { content } = JSON.parse(await wires.ask(life, question, PATIENCE)) as AssetReply
      if (content === null) throw new Error('it does not have it')
      return content
    })
    const content = await Promise.any(answers).catch(() => null)
    if (content !== null) return keep(this.#kept, path, new PageFile(path, Buffer.from(content, 'base64')), MOST_KEPT)
    keep(this.#missed, path, clock.now() + MISSED_FOR, MOST_MISSED)
    return null
  }
}

/** The oldest gives way. */
function keep<Value>(all: Map<string, Value>, path: string, value: Value, most: number): Value {
  const [oldest] = all.keys()
  if (all.size >= most && oldest !== undefined) all.delete(oldest)
  all.set(path, value)
  return value
}
