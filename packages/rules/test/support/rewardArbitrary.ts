import fc from 'fast-check'
import type { Branch, RewardIcon, IconKind, IconOf, Rank, Reward } from '../../src/index.ts'

type OutsideKind = 'dice' | 'podium' | 'reroll' | 'copy'

const printed = fc.integer({ min: 1, max: 99 })

/** Does not compile while a kind of icon is left out. */
const inner: { readonly [K in Exclude<IconKind, OutsideKind>]: fc.Arbitrary<IconOf<K>> } = {
  jelly: fc.record({ kind: fc.constant('jelly'), amount: fc.oneof(fc.maxSafeNat(), fc.nat({ max: 12 })) }),
  pod: fc.record({ kind: fc.constant('pod') }),
  returnPod: fc.record({ kind: fc.constant('returnPod') }),
  perPod: fc.record({ kind: fc.constant('perPod'), amount: printed }),
  take: fc.record({ kind: fc.constant('take'), amount: printed }),
  give: fc.record({ kind: fc.constant('give'), amount: printed }),
  parity: fc.record({ kind: fc.constant('parity'), parity: fc.constantFrom('odd', 'even'), amount: printed }),
}

const innerIcon: fc.Arbitrary<RewardIcon> = fc.oneof(...Object.values<fc.Arbitrary<RewardIcon>>(inner))

const innerRow: fc.Arbitrary<Reward> = fc.array(innerIcon, { minLength: 1, maxLength: 6 })

/** Cuts 1 to 7 into branches. */
const dice: fc.Arbitrary<RewardIcon> = fc
  .tuple(fc.subarray([1, 2, 3, 4, 5, 6]), fc.array(innerRow, { minLength: 7, maxLength: 7 }))
  .map(([cuts, rows]): RewardIcon => {
    const ends = [...cuts, 7]
    const branches = ends.map((to, n): Branch => ({ from: (ends[n - 1] ?? 0) + 1, to, reward: rows[n] ?? [] }))
    return { kind: 'dice', branches }
  })

const podium = fc
  .tuple(
    fc.constantFrom(['second'], ['second', 'third'], ['others']),
    fc.array(innerRow, { minLength: 3, maxLength: 3 }),
  )
  .map(([after, rows]) => {
    const names = ['first', ...after] as Rank['rank'][]
    return { kind: 'podium' as const, ranks: names.map((rank, n): Rank => ({ rank, reward: rows[n] ?? [] })) }
  })

const copy: fc.Arbitrary<RewardIcon> = fc.record({
  kind: fc.constant('copy' as const),
  from: fc.constantFrom('cw', 'ccw', 'any'),
})

const isCopy = ({ kind }: RewardIcon): boolean => kind === 'copy'

/** At most one copy in a row. */
const oneCopy = (icons: RewardIcon[]): RewardIcon[] =>
  icons.filter((icon, n) => !isCopy(icon) || icons.findIndex(isCopy) === n)

/** Every reward that the notation can write. */
export const rewardArbitrary: fc.Arbitrary<Reward> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.oneof(innerIcon, dice, podium, copy), { minLength: 1, maxLength: 6 }).map(oneCopy),
  },
  { weight: 1, arbitrary: podium.map((podium): Reward => [{ kind: 'reroll', podium }]) },
)
