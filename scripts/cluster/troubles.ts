import { setTimeout as sleep } from 'node:timers/promises'
import type { Trouble } from './clusterUnderPlay.ts'
import type { LocalCluster } from './LocalCluster.ts'

const nodeOf = ({ nodes }: LocalCluster, round: number) => {
  const node = nodes[round % nodes.length]
  if (node === undefined) throw new Error('there is no process')
  return node
}

/** A process is killed, and started again a little later. */
export const kill: Trouble = {
  name: 'kill -9',
  async act(cluster, round) {
    const node = nodeOf(cluster, round)
    await node.keeper.kill()
    await sleep(1000)
    await node.keeper.start()
    await node.ready()
  },
}

/** A process is killed. What is measured begins at once; it is started again when the others have taken over. */
export const killed: Trouble = {
  name: 'kill -9',
  isSudden: true,
  act: (cluster, round) => nodeOf(cluster, round).keeper.kill(),
  async mend(cluster, round) {
    const node = nodeOf(cluster, round)
    await node.keeper.start()
    await node.ready()
  },
}

/** A process stands still for so long that others take its tables, then goes on as if nothing had been. */
export const stopAndContinue = (seconds: number): Trouble => ({
  name: `stopped for ${seconds} s`,
  async act(cluster, round) {
    const { keeper } = nodeOf(cluster, round)
    await keeper.pause()
    await sleep(seconds * 1000)
    await keeper.resume()
  },
})

/** A process is told to end, moves its tables, and is started again: one step of a rolling deploy. */
export const drain: Trouble = {
  name: 'drain',
  isPlanned: true,
  async act(cluster, round) {
    const node = nodeOf(cluster, round)
    await node.keeper.stop()
    await node.keeper.start()
    await node.ready()
  },
}

export const postgresKilled: Trouble = { name: 'PostgreSQL killed', act: ({ postgres }) => postgres.restart() }
export const natsKilled: Trouble = { name: 'NATS killed', act: ({ nats }) => nats.restart() }

/** The machine of PostgreSQL dies, and its standby is promoted. */
export const failOver: Trouble = {
  name: 'the standby promoted',
  async act({ postgres }) {
    if (!('failOver' in postgres)) throw new Error('there is no standby')
    await postgres.failOver()
  },
}

export const postgresStopped: Trouble = {
  name: 'PostgreSQL stopped for 5 s',
  async act({ postgres }) {
    await postgres.keeper.pause()
    await sleep(5000)
    await postgres.keeper.resume()
  },
}

export const natsAway: Trouble = {
  name: 'NATS away for 10 s',
  async act({ nats }) {
    await nats.keeper.kill()
    await sleep(10_000)
    await nats.keeper.start()
    await nats.ready()
  },
}
