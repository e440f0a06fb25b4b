import { useLingui } from '@lingui/react/macro'
import type { Seat } from '@jelly/rules'
import { Button } from '../../../design/controls/Button.tsx'
import { Cross } from '../../../design/icons/pageIcons.tsx'
import type { SeatedAt } from '../../seated/SeatedAt.ts'

/** The host sends somebody, or a bot, away from the table. */
export function FreeSeat({ seat, name, send }: Pick<SeatedAt, 'send'> & { seat: Seat; name: string }) {
  const { t } = useLingui()
  const words = t`Remove ${name}`
  return (
    <Button look="quiet" size="small" aria-label={words} title={words} onClick={() => send({ type: 'freeSeat', seat })}>
      <Cross size={16} />
    </Button>
  )
}
