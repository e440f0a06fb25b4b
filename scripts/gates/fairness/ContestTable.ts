import type { OpenSocket, SeatKey } from '@jelly/client'
import type { Request, Settings, TableView } from '@jelly/table'
import { networkLobby } from '../../../apps/cli/src/network/networkLobby.ts'
import { Contestant, type Pongs } from '@jelly/cli/testing'

const SETTINGS: Partial<Settings> = {
  players: 3,
  briefing: false,
  firstGame: true,
  flipAfterFinish: 600,
  flipAfterStart: 3600,
}

/** How a contestant is connected. */
export interface Way {
  readonly socketUrl: string
  readonly pongs?: Pongs
  /** A socket of its own making. */
  readonly open?: OpenSocket
}

/** A table of three: the two who contest, and one who does what they need. */
export class ContestTable {
  readonly near: Contestant
  readonly far: Contestant
  readonly helper: Contestant

  static async open(url: string, near: Way, far: Way): Promise<ContestTable> {
    const lobby = networkLobby(url)
    const own = await lobby.makeTable('Near', { settings: SETTINGS })
    const sit = async (place: SeatKey, { socketUrl, pongs, open }: Way) =>
      new Contestant(socketUrl, await lobby.ticket(place), pongs, open)
    const { code } = own.invite
    const places = [own, await lobby.join('Far', { code }), await lobby.join('Helper', { code })] as const
    const helper = sit(places[2], { socketUrl: lobby.socketAddress })
    const table = new ContestTable(await sit(own, near), await sit(places[1], far), await helper)
    await table.#start()
    return table
  }

  private constructor(near: Contestant, far: Contestant, helper: Contestant) {
    this.near = near
    this.far = far
    this.helper = helper
  }

  get all(): readonly Contestant[] {
    return [this.near, this.far, this.helper]
  }

  async #start(): Promise<void> {
    await Promise.all(this.all.map((one) => one.until(() => one.seat >= 0)))
    await Promise.all(this.all.map((one) => one.press({ type: 'giveSeed', seed: `seed-${one.seat}` })))
    await this.near.press({ type: 'startGame' })
    for (const one of this.all) goOn(one)
  }

  /** Everybody has seen the round begin, and the dice that fell. */
  async round(round: number): Promise<void> {
    await Promise.all(
      this.all.map((one) =>
        one.until(() => one.view.phase === 'scramble' && one.view.game?.round === round && one.squad.rolled),
      ),
    )
  }

  async roundOver(): Promise<void> {
    await Promise.all(this.all.map((one) => one.until(() => one.view.phase !== 'scramble')))
  }

  close(): void {
    for (const one of this.all) one.leave()
  }
}

/** Places dice one after the other on one district, as fast as the line allows. */
export async function placeDice(one: Contestant, count: number, district: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    await one.until(() => one.squad.rolled)
    const last = one.squad.hand.length === 1
    const placed = one.press({ type: 'placeDie', die: one.squad.hand[0] ?? -1, district })
    if (!last) void one.press({ type: 'rollDice' })
    const { refusal } = await placed
    if (refusal !== null) throw new Error(`a die was refused: ${refusal.refused}`)
  }
}

/** Between rounds everybody wants to go on. */
function goOn(one: Contestant): void {
  let asked = ''
  one.watch(() => {
    const { phase, game } = one.view
    const formality = FORMALITIES[phase]
    const moment = `${phase} ${game?.round}`
    if (formality === undefined || moment === asked) return
    asked = moment
    void one.press(formality)
  })
}

const FORMALITIES: Partial<Record<TableView['phase'], Request>> = {
  scoring: { type: 'skip' },
  ledger: { type: 'setReady', ready: true },
}
