import { randomBot } from '@jelly/bots'
import { mindOf, seededEntropy } from '@jelly/table/testing'
import { noLog } from '../../src/health/log.ts'

/** What every simulated process is started with, besides its store and its clock. */
export const simOptions = (seed: number, speed: number) => ({
  entropy: seededEntropy(seed),
  botMind: mindOf(randomBot),
  log: noLog,
  speed,
  checkpointAfter: 20,
  maxTables: 100,
  tablesPerMinute: 100,
  maxConnections: 1000,
  connectionsPerAddress: 1000,
  version: 'sim',
  url: () => 'http://sim.example',
})
