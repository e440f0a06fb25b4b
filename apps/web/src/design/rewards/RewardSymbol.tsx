import { useLingui } from '@lingui/react'
import type { Branch, IconKind, IconOf, Rank, RankName, Reward } from '@jelly/rules'
import type { ReactNode } from 'react'
import { rewardText } from '../../words/rewards.ts'
import { Droplet, Pod } from '../icons/gameIcons.tsx'
import css from './RewardSymbol.module.css'
import {
  ArrowIn,
  ArrowOut,
  CopyClockwise,
  CopyCounterClockwise,
  CopyEither,
  CopyToward,
  Others,
  Reroll,
} from '../icons/rewardIcons.tsx'

const COPIES = { cw: CopyClockwise, ccw: CopyCounterClockwise, any: CopyEither } as const

const RANK_BADGES: Readonly<Record<RankName, ReactNode>> = { first: '1', second: '2', third: '3', others: <Others /> }

const countLabel = ({ from, to }: Branch): string => {
  if (to >= 7) return `${from}+`
  return from === to ? `${from}` : `${from}–${to}`
}

const Amount = ({ amount }: { amount: number }) => (
  <span className={css.amount}>
    {amount}
    {amount > 0 && <Droplet className={css.droplet} />}
  </span>
)

const RankColumn = ({ rank }: { rank: Rank }) => (
  <span className={css.column}>
    <span className={`${css.badge} ${css.medal}`}>{RANK_BADGES[rank.rank]}</span>
    <Icons reward={rank.reward} />
  </span>
)

const BranchColumn = ({ branch }: { branch: Branch }) => (
  <span className={css.column}>
    <span className={`${css.badge} ${css.count}`}>{countLabel(branch)}</span>
    <Icons reward={branch.reward} />
  </span>
)

const Podium = ({ icon }: { icon: IconOf<'podium'> }) =>
  icon.ranks.map((rank) => <RankColumn key={rank.rank} rank={rank} />)

type Drawing<K extends IconKind> = (props: { icon: IconOf<K> }) => ReactNode

/** Does not compile while a kind of icon has no drawing. */
const DRAWINGS: { readonly [K in IconKind]: Drawing<K> } = {
  jelly: ({ icon }) => <Amount amount={icon.amount} />,
  pod: () => <Pod className={css.pod} />,
  returnPod: () => (
    <span className={css.amount}>
      −<Pod className={css.pod} />
    </span>
  ),
  perPod: ({ icon }) => (
    <span className={css.amount}>
      <Amount amount={icon.amount} />
      <span className={css.small}>/</span>
      <Pod className={css.pod} />
    </span>
  ),
  copy: ({ icon }) => {
    const Copy = COPIES[icon.from]
    return (
      <>
        <Copy className={`${css.wide} ${css.onPaper}`} />
        <CopyToward from={icon.from} className={`${css.wide} ${css.onTable}`} />
      </>
    )
  },
  take: ({ icon }) => (
    <span className={css.amount}>
      <Amount amount={icon.amount} />
      <ArrowIn className={css.arrow} />
      <Others className={css.others} />
    </span>
  ),
  give: ({ icon }) => (
    <span className={css.amount}>
      <Amount amount={icon.amount} />
      <ArrowOut className={css.arrow} />
      <Others className={css.others} />
    </span>
  ),
  dice: ({ icon }) => icon.branches.map((branch) => <BranchColumn key={branch.from} branch={branch} />),
  podium: Podium,
  parity: ({ icon }) => (
    <span className={css.column}>
      <span className={`${css.badge} ${css.count}`}>{icon.parity === 'odd' ? '1 3 5' : '2 4 6'}</span>
      <span className={css.amount}>
        <span className={css.small}>×</span>
        <Amount amount={icon.amount} />
      </span>
    </span>
  ),
  reroll: ({ icon }) => (
    <span className={css.reroll}>
      <Reroll className={css.wide} />
      <Podium icon={icon.podium} />
    </span>
  ),
}

function Drawn<K extends IconKind>({ icon }: { icon: IconOf<K> }) {
  const drawing = DRAWINGS[icon.kind] as Drawing<K>
  return drawing({ icon })
}

function Icons({ reward: [icon, ...rest] }: { reward: Reward }) {
  return (
    <>
      {icon && <Drawn icon={icon} />}
      {rest.length > 0 && <Icons reward={rest} />}
    </>
  )
}

export interface RewardSymbolProps {
  readonly reward: Reward
  /** Leaves out droplets inside columns, for the small cards of a phone. */
  readonly compact?: boolean
  /** When words beside it already say the same. */
  readonly silent?: boolean
  readonly className?: string | undefined
}

/** Any reward as symbols; its size follows the font size around it. */
export function RewardSymbol({ reward, compact = false, silent = false, className }: RewardSymbolProps) {
  const { i18n } = useLingui()
  const spoken = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': rewardText(i18n, reward) }
  return (
    <span className={[css.reward, compact ? css.compact : '', className ?? ''].join(' ')} {...spoken}>
      {compact ? (
        <span className={css.line}>
          <Icons reward={reward} />
        </span>
      ) : (
        <Icons reward={reward} />
      )}
    </span>
  )
}
