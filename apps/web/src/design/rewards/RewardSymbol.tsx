import { useLingui } from '@lingui/react'
import type { Branch, IconKind, IconOf, Rank, RankName, Reward } from '@jelly/rules'
import { type ReactNode, useContext } from 'react'
import { rewardText } from '../../words/rewards.ts'
import { Droplet, Pod } from '../icons/gameIcons.tsx'
import {
  ArrowIn,
  ArrowOut,
  ArrowToward,
  CopyClockwise,
  CopyCounterClockwise,
  CopyEither,
  Others,
  Reroll,
} from '../icons/rewardIcons.tsx'
import { CopiedContext } from './CopiedContext.ts'
import css from './RewardSymbol.module.css'
import { briefly, copiedBy, countLabel, inTwo, isMedals, type RewardForm } from './rewardShape.ts'

const COPIES = { cw: CopyClockwise, ccw: CopyCounterClockwise, any: CopyEither } as const

const RANK_BADGES: Readonly<Record<RankName, ReactNode>> = { first: '1', second: '2', third: '3', others: <Others /> }

const Amount = ({ amount }: { amount: number }) => (
  <span className={css.amount}>
    {amount}
    {amount > 0 && <Droplet className={css.droplet} />}
  </span>
)

const RankColumn = ({ rank }: { rank: Rank }) => (
  <span className={css.column}>
    <span className={`${css.badge} ${css.medal}`} data-rank={rank.rank}>
      {RANK_BADGES[rank.rank]}
    </span>
    <Icons reward={rank.reward} />
  </span>
)

const BranchColumn = ({ branch }: { branch: Branch }) => (
  <span className={css.column}>
    <span className={`${css.badge} ${css.count}`}>{countLabel(branch)}</span>
    <Icons reward={branch.reward} />
  </span>
)

/** Where every rank pays Jelly alone, the amounts stand on the medals themselves. */
const Medals = ({ ranks }: { ranks: readonly Rank[] }) => (
  <span className={css.medals}>
    {ranks.map(({ rank, reward: [icon] }) => (
      <span key={rank} className={`${css.badge} ${css.medal}`} data-rank={rank}>
        {icon?.kind === 'jelly' && icon.amount}
      </span>
    ))}
  </span>
)

const Podium = ({ icon }: { icon: IconOf<'podium'> }) =>
  isMedals(icon) ? <Medals ranks={icon.ranks} /> : icon.ranks.map((rank) => <RankColumn key={rank.rank} rank={rank} />)

/** The shortest form of what is copied, where there is no room for all of it. */
function Brief({ reward }: { reward: Reward }) {
  const { icon, hasMore } = briefly(reward)
  return (
    <span className={css.brief}>
      {icon.kind === 'jelly' && icon.amount}
      {icon.kind === 'take' && `+${icon.amount}`}
      {icon.kind === 'give' && `−${icon.amount}`}
      {icon.kind === 'parity' && `×${icon.amount}`}
      {icon.kind === 'perPod' && `${icon.amount}/`}
      {icon.kind === 'returnPod' && '−'}
      {(icon.kind === 'pod' || icon.kind === 'perPod' || icon.kind === 'returnPod') && <Pod className={css.pod} />}
      {hasMore && '…'}
    </span>
  )
}

/** At a table arrows point at where the neighbours stand, and what they offer is mirrored. Elsewhere a ring tells which one is meant. */
function Copy({ icon }: { icon: IconOf<'copy'> }) {
  const copied = useContext(CopiedContext)
  const OnPaper = COPIES[icon.from]
  if (copied === null) return <OnPaper className={css.wide} />
  const sides = copiedBy(icon)
  return (
    <span className={css.copies} data-both={sides.length > 1 || undefined}>
      {sides.map((side) => (
        <span key={side} className={css.copied}>
          <ArrowToward side={side} className={css.toward} />
          <CopiedContext value={null}>
            <span className={css.mirror}>
              <Icons reward={copied[side]} />
            </span>
            <Brief reward={copied[side]} />
          </CopiedContext>
        </span>
      ))}
    </span>
  )
}

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
      <Amount amount={icon.amount} />/<Pod className={css.pod} />
    </span>
  ),
  copy: Copy,
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
        ×<Amount amount={icon.amount} />
      </span>
    </span>
  ),
  reroll: ({ icon }) => (
    <span className={css.column}>
      <Reroll className={css.wide} />
      <span className={css.ranks}>
        <Podium icon={icon.podium} />
      </span>
    </span>
  ),
}

function Drawn<K extends IconKind>({ icon }: { icon: IconOf<K> }) {
  const drawing = DRAWINGS[icon.kind] as Drawing<K>
  const Drawing = drawing
  return <Drawing icon={icon} />
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
  readonly form?: RewardForm
  /** What is copied is left out where it is long. */
  readonly brief?: boolean
  /** When words beside it already say the same. */
  readonly silent?: boolean
  readonly className?: string | undefined
}

/** Any reward as symbols; its size follows the font size around it. */
export function RewardSymbol({ reward, form, brief = false, silent = false, className }: RewardSymbolProps) {
  const { i18n } = useLingui()
  const spoken = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': rewardText(i18n, reward) }
  const lines = form === 'stack' && reward.length > 1 ? inTwo(reward) : [reward]
  return (
    <span
      className={`${css.reward} ${className ?? ''}`}
      data-form={lines.length > 1 ? 'lines' : form}
      data-brief={brief || undefined}
      {...spoken}
    >
      {lines.map((line, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has nothing but its place
        <span key={n} className={css.line}>
          <Icons reward={line} />
        </span>
      ))}
    </span>
  )
}
