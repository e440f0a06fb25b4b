import { Trans, useLingui } from '@lingui/react/macro'
import { parseReward } from '@jelly/rules'
import { RewardSymbol } from '../../../design/rewards/RewardSymbol.tsx'
import { rewardSentence } from '../../../words/pages/rewardSentences.ts'
import { Folded } from './Chapter.tsx'
import css from './Chapters.module.css'

/** One of each kind, as it stands on a district. */
const REWARDS = [
  '6',
  '0',
  'pod',
  '-pod',
  '2/pod',
  'copy-cw',
  'copy-ccw',
  'copy-any',
  'take-1',
  'give-1',
  'dice(1-2: 7, 3+: pod)',
  'podium(first: 5, second: 3)',
  'podium(first: 4, others: 2)',
  'odd*4',
  'reroll podium(first: 2, second: 4, third: 7)',
].map((notation) => ({ notation, reward: parseReward(notation) }))

/** Every symbol and what it means. */
export function RewardTable() {
  const { i18n } = useLingui()
  return (
    <Folded id="rewards" title={<Trans>Rewards</Trans>}>
      <dl className={css.rewards}>
        {REWARDS.map(({ notation, reward }) => (
          <div key={notation}>
            <dt>
              <RewardSymbol reward={reward} />
            </dt>
            <dd>{rewardSentence(i18n, reward)}</dd>
          </div>
        ))}
      </dl>
      <ul className={css.notes}>
        <li>
          <Trans>
            A copied reward is gained with the dice of the district that copies. Copies that lead back in a circle are
            worth nothing.
          </Trans>
        </li>
        <li>
          <Trans>
            Nobody ever owes Jelly: who has too little gives what they have. Tied players do not pay each other.
          </Trans>
        </li>
        <li>
          <Trans>Where something must be chosen the table asks, and chooses by itself when the time is up.</Trans>
        </li>
      </ul>
    </Folded>
  )
}
