import { useLingui } from '@lingui/react/macro'
import type { Seat } from '@jelly/rules'
import { Button } from '../../../design/controls/Button.tsx'
import { Crown } from '../../../design/icons/gameIcons.tsx'
import type { SeatedAt } from '../../seated/SeatedAt.ts'

/** The host hands its part to somebody else. */
export function MakeHost({ seat, name, send }: Pick<SeatedAt, 'send'> & { seat: Seat; name: string }) {
  const { t } = useLingui()
  const words = t`Make ${name} the host`
  return (
    <Button look="quiet" size="small" aria-label={words} title={words} onClick={() => send({ type: 'makeHost', seat })}>
      <Crown size={16} />
    </Button>
  )
}
