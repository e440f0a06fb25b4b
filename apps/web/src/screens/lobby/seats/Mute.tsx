import { useLingui } from '@lingui/react/macro'
import type { Seat } from '@jelly/rules'
import { Button } from '../../../design/controls/Button.tsx'
import { Bubble } from '../../../design/icons/tableIcons.tsx'
import type { SeatedAt } from '../../seated/SeatedAt.ts'
import css from './SeatList.module.css'

interface MuteProps extends Pick<SeatedAt, 'send'> {
  readonly seat: Seat
  readonly name: string
  readonly isMuted: boolean
}

/** The host wants to hear no reactions of somebody; or hears them again. */
export function Mute({ seat, name, isMuted, send }: MuteProps) {
  const { t } = useLingui()
  const words = isMuted ? t`Hear again: ${name}` : t`Mute: ${name}`
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={words}
      title={words}
      aria-pressed={isMuted}
      onClick={() => send({ type: 'mute', seat, muted: !isMuted })}
    >
      <span className={css.bubble}>
        <Bubble size={16} />
      </span>
    </Button>
  )
}
