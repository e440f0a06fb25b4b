import type { Randomness } from '@jelly/rules'
import type { ServerMessage } from '@jelly/table'
import type { VirtualClock } from '@jelly/table/testing'
import { openService, type Service } from '../../src/service.ts'
import type { Ownership } from '../../src/store/Ownership.ts'
import type { Socket } from '../../src/sockets/Socket.ts'
import type { Asked } from '../../src/testing/ask.ts'
import type { SharedMemory } from '../support/SharedMemory.ts'
import { Pause } from '../cluster/Pause.ts'
import type { SimExchange, SimWires } from '../cluster/SimWires.ts'
import { type DiskHealth, Mount } from './SimDisk.ts'
import { simOptions } from './simOptions.ts'
import type { FarEnd } from './SimProcess.ts'

export interface Surroundings {
  readonly clock: VirtualClock
  readonly shared: SharedMemory
  readonly exchange: SimExchange
  readonly health: DiskHealth
  readonly random: Randomness
  readonly speed: number
  readonly plant: ProcessPlant
  readonly isFaulty: () => boolean
}

/** Mistakes to plant into a process. */
export interface ProcessPlant {
  /** Whether it takes tables from processes that live. */
  readonly claimsFromTheLiving?: boolean
  /** Whether it says that a table is closed where the store has failed. */
  readonly finalByes?: boolean
  /** Whether it does not see how many tables the others have. */
  readonly seesNoTables?: boolean
}

/** One life of one of several processes. It may stand still, or be killed. */
export class ClusterProcess {
  readonly name: string
  readonly pause: Pause
  readonly wires: SimWires
  readonly life: string
  readonly #shared: SharedMemory
  readonly #mount: Mount
  readonly #plant: ProcessPlant
  readonly #service: Service

  constructor(name: string, life: string, seed: number, around: Surroundings) {
    const { clock, shared, exchange, health, random, speed, plant, isFaulty } = around
    this.name = name
    this.life = life
    this.#shared = shared
    this.#plant = plant
    this.pause = new Pause(clock, random(1000) - 500)
    this.wires = exchange.join(this.pause)
    const { store, ownership: shown } = shared.open(life)
    const ownership = plant.seesNoTables ? withoutTables(shown) : shown
    this.#mount = new Mount(store, health, this.pause, random, () => undefined)
    this.#service = openService({
      store: this.#mount,
      clock: this.pause,
      ...simOptions(seed, speed),
      cluster: {
        ownership: this.#slow(plant.claimsFromTheLiving ? unlisted(ownership, isFaulty) : ownership, random),
        wires: this.wires,
        name,
        node: name,
        onReplaced: () => this.pause.die(),
      },
    })
  }

  async start(): Promise<void> {
    await this.#service.cluster?.start()
  }

  /** `seen`: the store sees its connection end; it does not where a whole machine dies. */
  async kill(seen: boolean): Promise<void> {
    this.pause.die()
    this.wires.die()
    if (seen) this.#shared.cut(this.life)
    await this.#mount.kill()
  }

  /** Never answers where it dies before. */
  ask(method: string, path: string, body?: string): Promise<Asked | null> {
    return new Promise((resolve) => {
      this.pause.run(
        () => void this.#answer(method, path, body).then((answer) => this.pause.run(() => resolve(answer))),
      )
    })
  }

  open(socket: Socket, onSend: (message: ServerMessage) => void): FarEnd | null {
    if (this.pause.isDead) return null
    const connection = this.#service.gateway.open({
      address: socket.address,
      queued: () => socket.queued(),
      ping: (n) => this.pause.isDead || socket.ping(n),
      send: (text) => {
        if (this.pause.isDead) return
        const said = this.#plant.finalByes ? text.replace('"moved"', '"tableClosed"') : text
        onSend(JSON.parse(said) as ServerMessage)
        socket.send(said)
      },
      close: (reason, abrupt) => this.pause.isDead || socket.close(reason, abrupt),
    })
    return (
      connection && {
        hear: (text) => this.pause.run(() => connection.receive(text, this.pause.now())),
        ponged: (n) => this.pause.run(() => connection.ponged(n, this.pause.now())),
        gone: () => this.pause.run(() => connection.closed()),
      }
    )
  }

  async #answer(method: string, path: string, body?: string): Promise<Asked> {
    const request = new Request(`http://sim.example${path}`, { method, ...(body !== undefined && { body }) })
    const response = await this.#service.fetch(request, { address: '10.0.0.1' })
    return { status: response.status, body: await response.json() }
  }

  /** Questions to the store take a moment each way, and longer for a process that stands still. */
  #slow<Port extends object>(port: Port, random: Randomness): Port {
    const wait = () => new Promise<void>((resolve) => this.pause.wakeAt(this.pause.now() + 1 + random(5), resolve))
    return new Proxy(port, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        if (name === 'whenCut') return value.bind(target)
        return async (...asked: unknown[]) => {
          await wait()
          const answer: unknown = await Reflect.apply(value, target, asked)
          await wait()
          return answer
        }
      },
    })
  }
}

/** A list on which nobody is, now and then. */
function unlisted(ownership: Ownership, isNow: () => boolean): Ownership {
  const find: Ownership['find'] = async (by) => {
    const found = await ownership.find(by)
    return found && { ...found, listed: found.listed && !isNow() }
  }
  return new Proxy(ownership, { get: (target, name) => (name === 'find' ? find : bound(target, name)) })
}

/** All others seem to have no table: whoever gets one gives it away again. */
function withoutTables(ownership: Ownership): Ownership {
  const beat: Ownership['beat'] = async (status) => {
    const nodes = await ownership.beat(status)
    return nodes && nodes.map((node) => (node.life === ownership.life ? node : { ...node, tables: 0 }))
  }
  return new Proxy(ownership, { get: (target, name) => (name === 'beat' ? beat : bound(target, name)) })
}

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target)
  return typeof value === 'function' ? (value as (...asked: unknown[]) => unknown).bind(target) : value
}
