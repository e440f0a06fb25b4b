import { Trans } from '@lingui/react/macro'
import { Button } from '../../design/controls/Button.tsx'
import { Check } from '../../design/icons/pageIcons.tsx'
import type { SeatedAt } from './SeatedAt.ts'

/** Says that I am ready, and takes it back. */
export function ReadyButton({ ready, send }: Pick<SeatedAt, 'send'> & { ready: boolean }) {
  return (
    <Button
      size="big"
      look={ready ? 'ghost' : 'primary'}
      aria-pressed={ready}
      onClick={() => send({ type: 'setReady', ready: !ready })}
    >
      {ready && <Check size={20} />}
      <Trans>I am ready</Trans>
    </Button>
  )
}
