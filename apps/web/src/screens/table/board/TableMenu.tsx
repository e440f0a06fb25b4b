import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { Dialog } from '../../../design/controls/Dialog.tsx'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { changeSettings, useSettings } from '../../../settings/settings.ts'
import { KeyHelp } from './KeyHelp.tsx'
import css from './TableMenu.module.css'

/** What is rarely needed during a round. */
export function TableMenu({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { mute } = useSettings()
  const ask = useAsk()
  const you = useTable((snapshot) => snapshot.you)
  return (
    <Dialog title={t`Menu`} onClose={onClose}>
      <div className={css.actions}>
        <Button look="ghost" onClick={() => changeSettings({ mute: !mute })}>
          {mute ? <Trans>Sound on</Trans> : <Trans>Sound off</Trans>}
        </Button>
        <a href="/rules" target="_blank" rel="noreferrer" className={buttonClass('ghost')}>
          <Trans>Rules</Trans>
        </a>
        <a href="/settings" target="_blank" rel="noreferrer" className={buttonClass('ghost')}>
          <Trans>Settings</Trans>
        </a>
        <Link
          href="/"
          className={buttonClass('danger')}
          onClick={() => {
            if (you !== null) ask({ type: 'leaveSeat' })
          }}
        >
          <Trans>Leave the table</Trans>
        </Link>
      </div>
      <KeyHelp />
    </Dialog>
  )
}
