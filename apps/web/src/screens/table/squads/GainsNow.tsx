import { useLingui } from '@lingui/react/macro'
import { Pod } from '../../../design/icons/gameIcons.tsx'
import { signed } from '../../../words/signed.ts'
import { useGain } from '../hooks/useGain.ts'
import css from './Squads.module.css'

/** What a seat would gain if the round ended now. */
export function GainsNow({ seat }: { seat: number }) {
  const { i18n, t } = useLingui()
  const gain = useGain(seat)
  if (gain === null) return <span className={css.gains} />
  return (
    <span className={css.gains} title={t`If scored now`}>
      {signed(i18n, gain.jelly)}
      {gain.pods !== 0 && (
        <>
          {' '}
          {signed(i18n, gain.pods)}
          <Pod size={12} label={t`pods`} />
        </>
      )}
    </span>
  )
}
