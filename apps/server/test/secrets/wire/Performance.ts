import type { Seat, SeatCommand } from '@jelly/rules'
import type { Chance } from '../stage/Chance.ts'
import { inVain } from '../stage/habits.ts'
import type { Plant } from '../stage/Stage.ts'
import { isQuiet, PATHS, type Step } from './script.ts'
import { WireGuest } from './WireGuest.ts'
import { WireServer } from './WireServer.ts'
import type { WireScene } from './WireScene.ts'

export interface Script {
  next(table: WireServer['journalist']['table']): Step | null
}

/** One run over real sockets: a server, its guests, and a script that leaves nothing to chance or to the clock. */
export class Performance {
  readonly server: WireServer
  readonly #scene: WireScene
  readonly #chance: Chance
  readonly #guests = new Map<string, WireGuest>()
  #invite: { readonly table: string; readonly secret: string } | null = null

  constructor(scene: WireScene, chance: Chance, plant: Plant = {}) {
    this.#scene = scene
    this.#chance = chance
    this.server = new WireServer(scene, chance, plant)
  }

  async play(script: Script): Promise<void> {
    const { journalist } = this.server
    await this.server.listen()
    await this.#open()
    for (;;) {
      await journalist.until(() => isQuiet(journalist.table))
      const step = this.#isOver() ? null : script.next(journalist.table)
      if (step === null) break
      await this.#whisper()
      await this.#do(step)
    }
    for (const path of PATHS) await this.#wonder(path)
    for (const guest of this.#guests.values()) await guest.catchUp()
    await this.server.stop()
    await journalist.until(() => [...this.#guests.values()].every(({ isGone }) => isGone))
    this.server.free()
  }

  #isOver(): boolean {
    const { phase, game } = this.server.journalist.table
    return phase === 'scramble' && game !== null && game.round > this.#scene.rounds
  }

  async #open(): Promise<void> {
    const { people, viewer, settings, kind } = this.#scene
    const { journalist } = this.server
    for (let seat = 0; seat < people; seat++) await this.#join(`person ${seat}`, seat === viewer, settings)
    for (const guest of this.#guests.values()) await guest.ask({ type: 'giveSeed', seed: guest.name.replace(' ', '-') })
    await this.#watch('spectator')
    await this.#person(0)?.ask({ type: 'startGame' })
    await journalist.until(() => journalist.table.phase === 'briefing')
    if (kind === 'latecomer') await this.#join(`person ${people}`, true, settings)
    for (let seat = 0; seat <= people; seat++) await this.#person(seat)?.ask({ type: 'setReady', ready: true })
  }

  async #join(name: string, taped: boolean, settings: object): Promise<void> {
    const guest = this.#guest(name, taped)
    if (this.#invite !== null) return void (await guest.enter('/api/join', this.#invite))
    const { table, invite } = await guest.enter('/api/tables', { settings })
    this.#invite = { table: String(table), secret: (invite as { secret: string }).secret }
  }

  async #watch(name: string): Promise<void> {
    if (!this.#guests.has(name)) await this.#guest(name, true).enter('/api/join', { ...this.#invite, watch: true })
  }

  #guest(name: string, taped: boolean): WireGuest {
    const guest = new WireGuest(this.server, name, taped)
    this.#guests.set(name, guest)
    return guest
  }

  #person(seat: Seat): WireGuest | undefined {
    return this.#guests.get(`person ${seat}`)
  }

  get #viewer(): WireGuest | undefined {
    return typeof this.#scene.viewer === 'number' ? this.#person(this.#scene.viewer) : undefined
  }

  async #do(step: Step): Promise<void> {
    switch (step.kind) {
      case 'play':
        return this.#play(step.seat, step.command)
      case 'guess':
        for (const request of step.requests) await this.#viewer?.ask(request)
        return
      case 'line':
        return (step.who === 'viewer' ? this.#viewer : this.#guests.get('spectator'))?.[step.does]()
      case 'lateSpectator':
        return this.#watch('late spectator')
      case 'wonder':
        return this.#wonder(step.path)
    }
  }

  async #play(seat: Seat, command: SeatCommand): Promise<void> {
    const { bots, journalist } = this.server
    const person = this.#person(seat)
    if (person !== undefined) return person.ask(command)
    await journalist.until(() => bots.has(seat))
    const rows = journalist.rows.length
    bots.get(seat)?.settle({ command, after: 0 })
    bots.delete(seat)
    await journalist.until(() => journalist.rows.slice(rows).some((row) => row.seat === seat))
  }

  async #wonder(path: string): Promise<void> {
    const { gameId } = this.server.journalist.table.dice
    await this.server.ask('GET', path.replace('GAME', gameId), null, 'stranger')
  }

  /** What a rival does that nobody else may notice, in the second run only. */
  async #whisper(): Promise<void> {
    const { whispers } = this.#chance
    if (whispers === null || whispers(3) > 0) return
    const seat = whispers(this.#scene.people)
    if (seat === this.#scene.viewer) return
    if (whispers(2) === 0) await this.#person(seat)?.resync()
    else await this.#person(seat)?.ask(inVain(seat))
  }
}
