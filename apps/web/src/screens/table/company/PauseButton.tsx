import { Trans, useLingui } from '@lingui/react/macro'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { Check } from '../../../design/icons/pageIcons.tsx'
import { peopleHere } from './useCompany.ts'

/** A vote for a pause between rounds, and how many others want one. */
export function PauseButton() {
  const { t } = useLingui()
  const ask = useAsk()
  const mine = useTable(({ view, you }) => you !== null && view?.pause.asked.includes(you) === true)
  const wanted = useTable(({ view }) => view?.pause.asked.length ?? 0)
  const people = useTable(({ view }) => peopleHere(view).length)
  const isLedger = useTable(({ view }) => view?.phase === 'ledger')
  const words = isLedger ? t`Pause` : t`Pause after this round`
  return (
    <Button look="ghost" aria-pressed={mine} onClick={() => ask({ type: 'askPause', pause: !mine })}>
      {mine && <Check size={18} />}
      {wanted === 0 || people < 2 ? (
        words
      ) : (
        <Trans>
          {words} ({wanted} of {people})
        </Trans>
      )}
    </Button>
  )
}
