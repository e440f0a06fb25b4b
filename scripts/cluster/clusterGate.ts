import { quantile } from '../../apps/cli/src/load/LoadTally.ts'
import { partOf } from '../lib/partOf.ts'
import { type ClusterPlay, type ClusterReport, clusterUnderPlay, type Trouble } from './clusterUnderPlay.ts'

type Size = Pick<ClusterPlay, 'tables' | 'troubles' | 'between' | 'speed'>

export interface ClusterGate extends Size, Pick<ClusterPlay, 'drops' | 'direct' | 'standby'> {
  readonly name: string
  /** Beside what every such gate wants: nothing that was acknowledged is lost, doubled or contradicted. */
  readonly goal: string
  /** Less of it, for a look in between. */
  readonly short: Partial<Size>
  /** What else has to be true; each says its figure. */
  readonly wants: readonly Want[]
}

export type Want = (report: ClusterReport) => { readonly figure: string; readonly ok: boolean }

interface Asked {
  readonly note: (text: string) => void
  readonly short: boolean
}

/** A gate in which people play while things happen to three processes and their engines. */
export const clusterGate = ({ name, goal, short: less, wants, ...full }: ClusterGate) => ({
  name,
  goal: `${goal}; 0 acknowledged lost, doubled or contradicted`,
  needs: ['engines'],
  async run({ note, short }: Asked) {
    const play = { ...full, ...(short && less) }
    const { first, last } = partOf(play.troubles.length)
    const troubles = play.troubles.slice(first - 1, last)
    const report = await clusterUnderPlay({ ...play, troubles, seed: first, note })
    const { acknowledged, games, contradictions, busy } = report
    for (const contradiction of contradictions) note(contradiction)
    const found = wants.map((want) => want(report))
    const main = [
      `${troubles.length} troubles, ${contradictions.length} contradictions in ${acknowledged} acknowledged actions`,
      `and ${games} games at ${play.tables} tables; in between this machine was ${Math.round(100 * busy)} % busy`,
    ].join(' ')
    return {
      figure: [main, ...found.map(({ figure }) => figure)].join('; '),
      ok: contradictions.length === 0 && found.every(({ ok }) => ok),
    }
  },
})

/** How long people at tables that changed their owner had to wait, at most (ms). */
export const gaps =
  (p50: number, p99: number): Want =>
  ({ suffered }) => {
    const all = suffered.flatMap((one) => one.gaps)
    const found = quantiles(all)
    const isOk = all.length > 0 && found.p50 <= p50 && found.p99 <= p99
    return { figure: `${all.length} tables moved, gap p50 ${found.p50} ms, p99 ${found.p99} ms`, ok: isOk }
  }

/** How long it took until everybody played again, at most (ms). */
export const recoveries =
  (p99: number): Want =>
  ({ suffered }) => {
    const found = quantiles(suffered.map(({ recovery }) => recovery))
    return { figure: `all play again after p50 ${found.p50} ms, p99 ${found.p99} ms`, ok: found.p99 <= p99 }
  }

/** No table of a process that nothing happened to goes elsewhere. */
export const oneLoserEach: Want = ({ suffered }) => {
  const disturbed = suffered.filter(({ losers }) => losers > 1).length
  return { figure: `${disturbed} times another process lost tables too`, ok: disturbed === 0 }
}

/** Nobody loses a table by these troubles. */
export const noMoves =
  (...names: readonly string[]): Want =>
  ({ suffered }) => {
    const moved = suffered.filter(({ name }) => names.includes(name)).flatMap((one) => one.gaps).length
    return { figure: `${moved} tables changed their owner by: ${names.join(', ')}`, ok: moved === 0 }
  }

/** At least this share of the moves is outside a scramble. */
export const calmMoves =
  (least: number): Want =>
  ({ moves }) => {
    const share = 1 - moves.hectic / Math.max(1, moves.all)
    return { figure: `${Math.round(share * 100)} % of ${moves.all} moves outside a scramble`, ok: share >= least }
  }

const quantiles = (sample: readonly number[]) => {
  const sorted = sample.toSorted((a, b) => a - b)
  return { p50: Math.round(quantile(sorted, 0.5)), p99: Math.round(quantile(sorted, 0.99)) }
}

export const times = (count: number, trouble: Trouble): Trouble[] => Array.from({ length: count }, () => trouble)
