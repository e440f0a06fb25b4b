import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { useTable } from '../../../connection/TableContext.ts'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { Dialog } from '../../../design/controls/Dialog.tsx'
import { Switch } from '../../../design/controls/Switch.tsx'
import { changePreferences, useSettings } from '../../../settings/settings.ts'
import { PauseButton } from '../company/PauseButton.tsx'
import { HandoverPanel, LeaveQuestion, PeoplePanel } from '../panels/lazyPanels.ts'
import { usePractice } from '../hooks/PracticeContext.ts'
import { useSignal } from '../hooks/Signal.ts'
import { loadSettings } from './loadSettings.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { emotesMuted, openPanel, zen } from '../hooks/panels.ts'
import { RulesSheet } from '../../rules/lazyRulesSheet.ts'
import css from './TableMenu.module.css'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { Part } from '../../../parts/Part.tsx'
import { SheetPart } from '../../../parts/SheetPart.tsx'

const SettingsPanel = lazyPart(loadSettings)

const close = (): void => openPanel.set('none')

/** The menu or the settings, where one of them is open. */
export function OpenPanel() {
  const { t } = useLingui()
  const panel = useSignal(openPanel)
  if (panel === 'menu') return <TableMenu />
  if (panel === 'none') return null
  if (panel === 'rules') {
    return (
      <SheetPart title={t`Rules`} onClose={close}>
        <RulesSheet onClose={close} />
      </SheetPart>
    )
  }
  const [title, Panel] = {
    settings: [t`Settings`, SettingsPanel] as const,
    people: [t`People at the table`, PeoplePanel] as const,
    handover: [t`Continue on another device`, HandoverPanel] as const,
    leave: [t`Leave the game?`, LeaveQuestion] as const,
  }[panel]
  return (
    <Dialog title={title} onClose={close}>
      <Part>
        <Panel />
      </Part>
    </Dialog>
  )
}

/** What is rarely needed during a round. */
function TableMenu() {
  const { t } = useLingui()
  const { mute } = useSettings()
  const muted = useSignal(emotesMuted)
  const calm = useSignal(zen)
  const practice = usePractice()
  return (
    <Dialog title={t`Menu`} onClose={close}>
      {practice !== null && (
        <p className={css.paused}>
          <Trans>The game stands still.</Trans>
        </p>
      )}
      <div className={css.switches}>
        <Switch title={t`Sound`} checked={!mute} onChange={(on) => changePreferences({ mute: !on })} />
        <Switch title={t`What others say`} checked={!muted} onChange={(on) => emotesMuted.set(!on)} />
        <Switch title={t`Calm view`} checked={calm} onChange={zen.set} />
      </div>
      <div className={css.actions}>
        <Button look="ghost" onClick={() => openPanel.set('settings')}>
          <Trans>Settings</Trans>
        </Button>
        <Button look="ghost" onClick={() => openPanel.set('rules')}>
          <Trans>Rules</Trans>
        </Button>
        <a href="/learn" target="_blank" rel="noreferrer" className={buttonClass('ghost')}>
          <Trans>Learn</Trans>
        </a>
        <TableTools />
        {practice !== null && (
          <Button
            look="ghost"
            onClick={() => {
              close()
              practice.setUp()
            }}
          >
            <Trans>Another game</Trans>
          </Button>
        )}
        <LeaveLink />
      </div>
      <KeyHelp />
    </Dialog>
  )
}

/** What only a table on a server has. */
function TableTools() {
  const you = useTable((snapshot) => snapshot.you)
  const isServed = useTable(({ view }) => view !== null && view.id !== 'practice')
  if (!isServed) return null
  return (
    <>
      <Button look="ghost" onClick={() => openPanel.set('people')}>
        <Trans>People at the table</Trans>
      </Button>
      {you !== null && (
        <Button look="ghost" onClick={() => openPanel.set('handover')}>
          <Trans>Continue on another device</Trans>
        </Button>
      )}
      {you !== null && <PauseButton />}
    </>
  )
}

/** Who watches goes at once; who plays is asked first. */
function LeaveLink() {
  const you = useTable((snapshot) => snapshot.you)
  const isServed = useTable(({ view }) => view !== null && view.id !== 'practice')
  if (you !== null && isServed) {
    return (
      <Button look="danger" onClick={() => openPanel.set('leave')}>
        <Trans>Leave the table</Trans>
      </Button>
    )
  }
  return (
    <Link href="/" className={buttonClass('danger')} onClick={close}>
      <Trans>Leave the table</Trans>
    </Link>
  )
}
