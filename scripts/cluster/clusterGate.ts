import { clusterUnderPlay, type Trouble } from './clusterUnderPlay.ts'

export interface ClusterGate {
  readonly name: string
  readonly goal: string
  readonly tables: number
  readonly troubles: readonly Trouble[]
  readonly between: number
  /** The share of recoveries, from 0 to 1, that may take at most so many milliseconds. */
  readonly recovery: { readonly share: number; readonly within: number }
}

/** A gate in which people play while things happen to three processes and their engines. */
export const clusterGate = ({ name, goal, recovery, ...play }: ClusterGate) => ({
  name,
  goal,
  needs: ['engines'],
  async run({ note }: { note: (text: string) => void }) {
    const { acknowledged, games, contradictions, recoveries } = await clusterUnderPlay({ ...play, seed: 1, note })
    for (const contradiction of contradictions) note(contradiction)
    const at = (share: number) => recoveries.toSorted((a, b) => a - b)[Math.ceil(share * recoveries.length) - 1] ?? 0
    const figures = [0.5, 0.99].map((share) => `p${share * 100} ${Math.round(at(share))} ms`).join(', ')
    return {
      figure: `${contradictions.length} contradictions in ${acknowledged} acknowledged actions and ${games} games; all play again after ${figures}`,
      ok: contradictions.length === 0 && at(recovery.share) <= recovery.within,
    }
  },
})

export const times = (count: number, trouble: Trouble): Trouble[] => Array.from({ length: count }, () => trouble)
