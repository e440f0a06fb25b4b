import { Trans, useLingui } from '@lingui/react/macro'
import { parseReward } from '@jelly/rules'
import { Die } from '../../design/dice/Die.tsx'
import { Crown, Drone, Hourglass, Lock, Pod } from '../../design/icons/gameIcons.tsx'
import { RewardSymbol } from '../../design/rewards/RewardSymbol.tsx'
import css from './TableDrawing.module.css'

const ZONES = ['3', '6', '0'].map(parseReward)
const HAND = [1, 3, 4, 6] as const

/** What lies on the table, and how it is called. */
export function TableDrawing() {
  const { t } = useLingui()
  return (
    <figure className={css.table} aria-label={t`What lies on the table`}>
      <div className={css.district}>
        <span className={css.name}>
          <Trans>District</Trans>
        </span>
        <div className={css.ladder}>
          {ZONES.map((reward, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- a picture
            <span key={n} className={css.zone} data-target={n === 1 || undefined}>
              <RewardSymbol reward={reward} silent />
            </span>
          ))}
        </div>
        <div className={css.dice}>
          <span className={css.lane}>
            <Crown size={14} /> <b>6</b> <Die seat={2} value={6} size={24} />
          </span>
          <span className={css.lane}>
            <b>5</b> <Die seat={1} value={4} size={24} /> <Die seat={1} value={1} size={24} />
          </span>
        </div>
        <ul className={css.words}>
          <li>
            <Trans>three zones, a reward each</Trans>
          </li>
          <li data-target>
            <Trans>the target: only this reward is paid</Trans>
          </li>
          <li>
            <Trans>the dice of each player, and their total</Trans>
          </li>
        </ul>
      </div>
      <ul className={css.parts}>
        <li>
          <Drone size={26} />
          <Trans>drone: points at the district scored first</Trans>
        </li>
        <li>
          <Pod size={26} />
          <Trans>pod: hidden Jelly, opened at the end</Trans>
        </li>
        <li>
          <Hourglass size={32} left={0.7} />
          <Trans>hourglass: the end of the round</Trans>
        </li>
        <li>
          <span className={css.screen}>
            <Lock size={18} />
          </span>
          <Trans>screen: hides your dice, later locks a district</Trans>
        </li>
        <li className={css.wide}>
          <span className={css.hand}>
            {HAND.map((value) => (
              <Die key={value} seat={0} value={value} size={24} />
            ))}
          </span>
          <Trans>your dice: nobody else sees them</Trans>
        </li>
      </ul>
    </figure>
  )
}
