// What an action costs with PostgreSQL instead of SQLite, and what one more process costs: in the same run, several times in turn.
import { clusterLoad, idleCluster, WARM_UP, WORTH_SHARING } from '../cluster/clusterLoad.ts'
import { measureLoad } from '../lib/load.ts'
import { median } from '../lib/median.ts'

/** With so few, one process would do: what three cost then is told, not judged. */
const FEW_TABLES = 100
const TURNS = 3
const SECONDS = 20
const SHORT_SECONDS = 8

type Costs = Record<'sqlite' | 'postgres' | 'forwarded' | 'hinted', number>

const RATIOS = [
  { name: 'PostgreSQL alone / SQLite', most: 2, of: ({ postgres, sqlite }: Costs) => postgres / sqlite },
  { name: 'three, every line forwarded / SQLite', most: 3.5, of: ({ forwarded, sqlite }: Costs) => forwarded / sqlite },
  {
    name: 'three, with the hint / PostgreSQL alone',
    most: 1.15,
    of: ({ hinted, postgres }: Costs) => hinted / postgres,
  },
]

async function turn(seconds: number, note: (text: string) => void): Promise<Costs> {
  const { server } = await measureLoad(WORTH_SHARING, seconds, ['--warm-up', `${WARM_UP}`])
  const sqlite = server?.cpuMsPerAck ?? NaN
  const load = { tables: WORTH_SHARING, seconds }
  const postgres = await clusterLoad({ ...load, processes: 1, lines: 'any' })
  const forwarded = await clusterLoad({ ...load, processes: 3, lines: 'other' })
  const hinted = await clusterLoad({ ...load, processes: 3, lines: 'owner' })
  const figures = Object.entries({ postgres, forwarded, hinted }).map(
    ([name, { cpu, engines, p99, passedOn }]) =>
      `${name} ${cpu} ms (engines ${engines.toFixed(2)} ms, p99 ${p99} ms, ${passedOn} lines passed on)`,
  )
  if (hinted.passedOn > 0) throw new Error(`with the hint ${hinted.passedOn} lines were passed on`)
  note(`CPU for an action: sqlite ${sqlite} ms, ${figures.join(', ')}`)
  return { sqlite, postgres: postgres.cpu, forwarded: forwarded.cpu, hinted: hinted.cpu }
}

/** What an action costs on three processes, divided by what it costs on one, where there is little to do. */
async function shareOfFew(seconds: number): Promise<number> {
  const load = { tables: FEW_TABLES, seconds, lines: 'owner' } as const
  const one = await clusterLoad({ ...load, processes: 1 })
  const three = await clusterLoad({ ...load, processes: 3 })
  return three.cpu / one.cpu
}

export default {
  name: 'cluster-cost',
  goal: `CPU for an action over all processes: ${RATIOS.map(({ name, most }) => `${name} ≤ ${most}`).join(', ')}`,
  needs: ['engines'],
  async run({ note, short }: { note: (text: string) => void; short: boolean }) {
    const turns: Costs[] = []
    for (let n = 0; n < (short ? 1 : TURNS); n++) turns.push(await turn(short ? SHORT_SECONDS : SECONDS, note))
    const found = RATIOS.map((ratio) => ({ ...ratio, is: median(turns.map(ratio.of)) }))
    const few = await shareOfFew(short ? SHORT_SECONDS : SECONDS)
    const idle = await idleCluster(3, short ? SHORT_SECONDS : SECONDS)
    const ratios = found.map(({ name, is }) => `${name} ${is.toFixed(2)}`).join(', ')
    return {
      figure: `${ratios}; with only ${FEW_TABLES} tables, three with the hint / PostgreSQL alone ${few.toFixed(2)}; one more process with nothing to do: ${idle.toFixed(1)} % of a core`,
      ok: found.every(({ is, most }) => is <= most),
    }
  },
}
