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
  async act(cluster, round) {
    const node = nodeOf(cluster, round)
    await node.keeper.stop()
    await node.keeper.start()
    await node.ready()
  },
}

export const postgresKilled: Trouble = { name: 'PostgreSQL killed', act: ({ postgres }) => postgres.restart() }
export const natsKilled: Trouble = { name: 'NATS killed', act: ({ nats }) => nats.restart() }
