import { houseEdition, podWorth, type Pod, type View } from '@jelly/rules'

/** What the seats own before a round is scored. */
export interface Holdings {
  readonly jelly: readonly number[]
  readonly podCount: readonly number[]
  /** What the pod that a seat would part with is worth. */
  readonly cheapest: readonly number[]
  /** Jelly and what the pods are likely to hold. */
  readonly wealth: readonly number[]
}

const mean = (worths: readonly number[]): number => worths.reduce((sum, worth) => sum + worth, 0) / worths.length

/** What an unseen pod is worth. */
export const POD_WORTH = mean(houseEdition.pods.map(podWorth))

/** Of several unseen pods the cheapest is worth less; about so much with each one more. */
const cheapestOf = (count: number): number => (count === 0 ? 0 : 2 + (POD_WORTH - 2) / count)

export function readHoldings({ squads }: View): Holdings {
  return {
    jelly: squads.map(({ jelly }) => jelly),
    podCount: squads.map(({ podCount }) => podCount),
    cheapest: squads.map(({ pods, podCount }) => (pods === null ? cheapestOf(podCount) : lowest(pods))),
    wealth: squads.map(({ jelly, pods, podCount }) => jelly + (pods === null ? podCount * POD_WORTH : sum(pods))),
  }
}

const lowest = (pods: readonly Pod[]): number => (pods.length === 0 ? 0 : Math.min(...pods.map(podWorth)))

const sum = (pods: readonly Pod[]): number => pods.reduce<number>((total, pod) => total + podWorth(pod), 0)
