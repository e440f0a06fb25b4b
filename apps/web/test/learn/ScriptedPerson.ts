import { type ConnectionUser, type TableConnection, TableStore } from '@jelly/client'
import { squadOf } from '@jelly/rules'
import type { Table } from '@jelly/table'
import { testPorts, VirtualClock } from '@jelly/table/testing'
import { openExercise } from '../../src/connection/practice/exercise/openExercise.ts'
import { exerciseHistory } from '../../src/connection/practice/exercise/exerciseHistory.ts'
import type { LessonStep } from '../../src/screens/learn/steps/LessonStep.ts'
import { StepWalk } from '../../src/screens/learn/walk/StepWalk.ts'
import { Actions } from '../../src/screens/table/actions/Actions.ts'

const TAP = 1200

/** Somebody who does at once what Pip says, with a tap every 1.2 seconds, under a virtual clock. */
export class ScriptedPerson {
  readonly clock: VirtualClock
  readonly store: TableStore
  readonly walk: StepWalk
  readonly actions: Actions
  taps = 0

  private constructor(step: LessonStep, table: Table, clock: VirtualClock, listen: (user: ConnectionUser) => void) {
    this.clock = clock
    this.store = new TableStore({
      connection: localConnection(table, clock, listen),
      clock,
      seed: () => '',
      recall: () => exerciseHistory(step.exercise),
      keep: () => undefined,
    })
    this.walk = new StepWalk(step, this.store)
    this.actions = new Actions(this.store)
  }

  static async at(step: LessonStep): Promise<ScriptedPerson> {
    let user: ConnectionUser | null = null
    const clock = new VirtualClock()
    const ports = testPorts(1, (_, message) => user?.heard(message), { clock })
    const table = await openExercise(step.exercise, 'me', 'Ann', ports)
    const person = new ScriptedPerson(step, table, clock, (heard) => (user = heard))
    await clock.advance(50)
    return person
  }

  /** Does the step; returns how long it took, in ms. */
  async finish(): Promise<number> {
    const start = this.clock.now()
    while (this.walk.get().prompt !== null) {
      await this.clock.advance(TAP)
      if (this.#tap()) this.taps += 1
      await this.clock.advance(0)
      if (this.clock.now() - start > 120_000) throw new Error(`stuck at ${JSON.stringify(this.walk.get())}`)
    }
    return this.clock.now() - start
  }

  /** One tap where Pip points; false where there is nothing to tap. */
  #tap(): boolean {
    const { prompt } = this.walk.get()
    const { actions } = this
    const game = this.store.get().shown?.game
    if (prompt === null || !game) return false
    switch (prompt.do) {
      case 'place': {
        if (actions.picked !== null) return (actions.tapDistrict(prompt.district), true)
        const { hand, tray, rolled } = squadOf(game, 0)
        if (rolled) actions.tapDie(hand[tray?.indexOf(prompt.value) ?? -1] ?? -1)
        return rolled
      }
      case 'kick': {
        const die = game.districts[prompt.district]?.dice.find(
          (lying) => lying.value === prompt.value && Math.floor(lying.die / 7) === prompt.seat,
        )
        return (actions.act({ kick: die?.die ?? -1 }), true)
      }
      case 'slide':
        return (actions.act({ slide: prompt.zone }), true)
      case 'roll':
        return actions.roll()
      case 'lock':
        if (actions.get().kind === 'locking') actions.tapDistrict(prompt.district)
        else actions.armLock()
        return true
      case 'flip':
        return (actions.tapGlass(), true)
      case 'read':
        return (this.walk.next(), true)
      case 'watch':
        return false
    }
  }
}

function localConnection(table: Table, clock: VirtualClock, listen: (user: ConnectionUser) => void): TableConnection {
  let user: ConnectionUser | null = null
  return {
    start(other) {
      user = other
      listen(other)
      other.turned({ kind: 'open' })
      table.connect('page', 'me', 'Ann')
    },
    send(message) {
      if (message.type === 'ping') user?.heard({ type: 'pong', n: message.n, now: clock.now() })
      else if (message.type !== 'hello') table.receive('page', message, clock.now())
    },
    check: () => undefined,
    close: () => undefined,
  }
}
