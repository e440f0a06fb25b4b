import { useLingui } from '@lingui/react/macro'
import { squadFill } from '../../../art/crests/patterns.ts'
import { useGains } from '../hooks/useGain.ts'
import css from './IfScored.module.css'

/** What each seat would gain if the round ended now, as one thin bar; the numbers stand at the seats. */
export function IfScored() {
  const { t } = useLingui()
  const gains = useGains()
  const all = gains?.reduce((sum, { jelly }) => sum + Math.max(0, jelly), 0) ?? 0
  const label = t`If scored now`
  return (
    <div className={css.bar} title={label} aria-hidden="true">
      {gains?.map(({ seat, jelly }, n) => {
        const before = gains.slice(0, n).reduce((sum, gain) => sum + Math.max(0, gain.jelly), 0)
        const [from, part] = all === 0 ? [0, 0] : [before / all, Math.max(0, jelly) / all]
        const style = { background: squadFill(seat), transform: `translateX(${from * 100}%) scaleX(${part})` }
        return <i key={seat} style={style} />
      })}
    </div>
  )
}
