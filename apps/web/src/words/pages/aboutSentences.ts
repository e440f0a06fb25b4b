import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { type Edition, houseEdition, loadEdition, type Pod, type Reward, type Seat } from '@jelly/rules'
import { listed, shortList } from '../listed.ts'
import { rewardText } from '../rewards.ts'
import { signed } from '../signed.ts'
import { rewardSentence } from './rewardSentences.ts'

/** What is told about something: a title, and a sentence or two. */
export interface Told {
  readonly title: string
  readonly sentences: readonly string[]
}

interface Names {
  readonly who: (seat: Seat) => string
  readonly district: (district: number) => string
}

/** Copied rewards of both sides, or null where there is no copy. */
type CopiedRewards = { readonly cw: Reward; readonly ccw: Reward } | null

export function aboutReward(i18n: I18n, district: string, reward: Reward, copied: CopiedRewards): Told {
  const borrowed = reward.flatMap((icon) => {
    if (icon.kind !== 'copy' || copied === null) return []
    if (icon.from !== 'any') return [copiedSentence(i18n, copied[icon.from])]
    const [one, other] = [rewardText(i18n, copied.ccw), rewardText(i18n, copied.cw)]
    return [i18n._(msg`There now: ${one}, or ${other}.`)]
  })
  return { title: district, sentences: [rewardSentence(i18n, reward), ...borrowed] }
}

function copiedSentence(i18n: I18n, reward: Reward): string {
  const what = rewardText(i18n, reward)
  return i18n._(msg`There now: ${what}.`)
}

export const aboutCenter = (i18n: I18n): Told => ({
  title: i18n._(msg`City center`),
  sentences: [
    i18n._(msg`Kicked dice land here. Whoever has the most dice in it takes a pod; on a tie each of them does.`),
  ],
})

export const aboutDrone = (i18n: I18n, first: string): Told => ({
  title: i18n._(msg`The drone`),
  sentences: [i18n._(msg`It points at the district that is scored first, ${first}; the others follow clockwise.`)],
})

export const aboutSand = (i18n: I18n, seconds: number): Told => ({
  title: i18n._(msg`The hourglass`),
  sentences: [
    i18n._(
      msg`Whoever has placed all their dice may turn it. ${plural(seconds, { one: '# second', other: '# seconds' })} later the round is over, and dice still in hand are worth nothing.`,
    ),
  ],
})

interface SquadFacts {
  readonly jelly: number
  readonly podCount: number
  readonly pods: readonly Pod[] | null
  readonly hand: readonly unknown[]
}

export function aboutSquad(i18n: I18n, who: string, squad: SquadFacts, pods: readonly Pod[]): Told {
  const { jelly, podCount, hand } = squad
  const left = hand.length
  const has = i18n._(
    msg`${plural(jelly, { one: '# Jelly', other: '# Jelly' })}, ${plural(podCount, { one: '# pod', other: '# pods' })}, ${plural(left, { one: '# die', other: '# dice' })} still to place.`,
  )
  const inside = squad.pods?.map((pod) => (pod === 'die' ? i18n._(msg`a die`) : `${pod}`)) ?? []
  const list = listed(i18n, inside)
  return {
    title: who,
    sentences: [
      has,
      ...(inside.length > 0 ? [i18n._(msg`In your pods: ${list}. Only you can see this.`)] : []),
      ...(podCount > 0 && inside.length === 0 ? aboutPods(i18n, pods).sentences : []),
    ],
  }
}

export const aboutPods = (i18n: I18n, pods: readonly Pod[]): Told => ({
  title: i18n._(msg`Pods`),
  sentences: [podSentence(i18n, pods)],
})

/** What may be in a pod of this edition. */
export function podSentence(i18n: I18n, pods: readonly Pod[]): string {
  const amounts = pods.filter((pod) => pod !== 'die')
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  if (amounts.length === 0)
    return i18n._(msg`A pod is worth what a die shows when it is opened at the end of the game.`)
  return amounts.length === pods.length
    ? i18n._(msg`A pod hides ${least} to ${most} Jelly. It is opened at the end of the game.`)
    : i18n._(msg`A pod hides ${least} to ${most} Jelly, or a die to roll. It is opened at the end of the game.`)
}

/** What is in the box at a table with these settings. */
export function podsOf({ edition }: { readonly edition: unknown }): readonly Pod[] {
  const played: Edition = edition === null ? houseEdition : loadEdition(edition)
  return played.pods
}

interface Gain {
  readonly seat: Seat
  readonly jelly: number
  readonly pods: number
}

/** Who would gain or pay what. */
export function payNowSentence(i18n: I18n, gains: readonly Gain[], { who }: Names): string {
  const changes = gains
    .filter(({ jelly, pods }) => jelly !== 0 || pods !== 0)
    .map((gain) => changeText(i18n, gain, who))
  if (changes.length === 0) return i18n._(msg`If scored now: nothing for anybody.`)
  const list = shortList(i18n, changes)
  return i18n._(msg`If scored now: ${list}.`)
}

function changeText(i18n: I18n, { seat, jelly, pods }: Gain, nameOf: Names['who']): string {
  const [who, amount, count] = [nameOf(seat), signed(i18n, jelly), Math.abs(pods)]
  if (pods === 0) return i18n._(msg`${who} ${amount}`)
  const text = signed(i18n, pods)
  const pod = i18n._(msg`${plural(count, { one: `${text} pod`, other: `${text} pods` })}`)
  return jelly === 0 ? i18n._(msg`${who} ${pod}`) : i18n._(msg`${who} ${amount} and ${pod}`)
}
