// What a durable, fair and secret action costs, beside what others pay for one that is none of these: one after the other in the
// same run, several times in turn, because only ratios of one run say anything on a machine that others use too. Each server has
// done the same for a while before it is measured: what compiling costs once is not the price of an action.
import { measureLoad } from '../lib/load.ts'
import { median } from '../lib/median.ts'
import { installRoomServers, type Measured, measureRooms } from '../lib/roomServers.ts'

const LARGE = 300
const SMALL = 100
const TURNS = 3
const SECONDS = 20
const WARM_UP = 15
/** `--short`: for a look in between; the figure that counts is the long one. */
const SHORT_SECONDS = 8

interface Times {
  readonly seconds: number
  readonly warmUp: number
}

type Figures = Record<'ws' | 'colyseus' | 'ours' | 'colyseusSmall' | 'oursSmall', Measured>

const RATIOS = [
  { name: 'CPU / Colyseus', most: 0.8, of: ({ ours, colyseus }: Figures) => ours.cpu / colyseus.cpu },
  { name: 'CPU / ws', most: 1.8, of: ({ ours, ws }: Figures) => ours.cpu / ws.cpu },
  {
    name: `CPU / Colyseus at ${SMALL}`,
    most: 0.9,
    of: ({ oursSmall, colyseusSmall }: Figures) => oursSmall.cpu / colyseusSmall.cpu,
  },
  { name: 'p99 / Colyseus', most: 1, of: ({ ours, colyseus }: Figures) => ours.p99 / colyseus.p99 },
]

async function measureOurs(tables: number, { seconds, warmUp }: Times): Promise<Measured> {
  const flags = ['--rate', '2', '--warm-up', `${warmUp}`]
  const { server, p99, acksPerSecond } = await measureLoad(tables, seconds, flags)
  if (acksPerSecond < tables * 4 * 1.9) throw new Error(`only ${acksPerSecond} actions a second at ${tables} tables`)
  return { cpu: server?.cpuMsPerAck ?? Infinity, p99 }
}

async function turn(rooms: string, times: Times): Promise<Figures> {
  return {
    ws: await measureRooms(rooms, 'ws', LARGE, times),
    colyseus: await measureRooms(rooms, 'colyseus', LARGE, times),
    ours: await measureOurs(LARGE, times),
    colyseusSmall: await measureRooms(rooms, 'colyseus', SMALL, times),
    oursSmall: await measureOurs(SMALL, times),
  }
}

const describe = (figures: Figures): string =>
  Object.entries(figures)
    .map(([name, { cpu, p99 }]) => `${name} ${cpu.toFixed(3)} ms, p99 ${p99.toFixed(1)} ms`)
    .join('; ')

export default {
  name: 'load-cost',
  goal: RATIOS.map(({ name, most }) => `${name} ≤ ${most}`).join(', '),
  async run({ note, short }: { note: (text: string) => void; short: boolean }) {
    const rooms = await installRoomServers()
    if (rooms === null) return { figure: 'not measured: there are no room servers in ../shared/bench/rt', ok: false }
    const turns: Figures[] = []
    for (let n = 0; n < (short ? 1 : TURNS); n++) {
      const figures = await turn(rooms, { seconds: short ? SHORT_SECONDS : SECONDS, warmUp: WARM_UP })
      note(`CPU for an action: ${describe(figures)}`)
      turns.push(figures)
    }
    const found = RATIOS.map((ratio) => ({ ...ratio, is: median(turns.map(ratio.of)) }))
    const figure = found.map(({ name, is }) => `${name} ${is.toFixed(2)}`).join(', ')
    return { figure, ok: found.every(({ is, most }) => is <= most) }
  },
}
