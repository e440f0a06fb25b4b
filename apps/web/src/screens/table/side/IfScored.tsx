import { useLingui } from '@lingui/react/macro'
import { useTableLater } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { Pod } from '../../../design/icons/gameIcons.tsx'
import { squadStyle } from '../../../design/dice/squads.ts'
import { signed } from '../../../words/signed.ts'
import { ifScoredNow } from '../model/ifScoredNow.ts'
import css from './SidePanel.module.css'

/** What each seat would gain if the round ended now. */
export function IfScored() {
  const { i18n, t } = useLingui()
  const game = useTableLater(({ shown }) => shown?.game ?? null)
  if (game === null || game.phase !== 'scramble') return null
  const gains = ifScoredNow(game)
  const most = Math.max(8, ...gains.map(({ jelly }) => jelly))
  return (
    <ul className={css.gains}>
      {gains.map(({ seat, jelly, pods }) => (
        <li key={seat} className={css.gain}>
          <Die seat={seat} value={seat + 1} size={18} />
          <span className={css.bar}>
            <i
              style={{
                background: squadStyle(seat).colour,
                transform: `scaleX(${Math.max(0.02, jelly / most)})`,
              }}
            />
          </span>
          <span className={css.amount}>
            {signed(i18n, jelly)}
            {pods !== 0 && (
              <>
                {' '}
                {signed(i18n, pods)}
                <Pod size={13} label={t`pods`} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
