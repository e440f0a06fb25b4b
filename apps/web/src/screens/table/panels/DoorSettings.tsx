import { useLingui } from '@lingui/react/macro'
import { DEFAULT_SETTINGS, type Settings } from '@jelly/table'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { Switch } from '../../../design/controls/Switch.tsx'
import css from './PeoplePanel.module.css'

/** Who may come: the host decides this during a game too. */
export function DoorSettings() {
  const { t } = useLingui()
  const ask = useAsk()
  const settings = useTable(({ view }) => view?.settings ?? DEFAULT_SETTINGS)
  const change = (changed: Partial<Settings>) => ask({ type: 'changeSettings', settings: changed })
  return (
    <div className={css.door}>
      <Switch
        title={t`Spectators`}
        hint={t`Others may watch what everyone at the table sees`}
        checked={settings.spectators}
        onChange={(spectators) => change({ spectators })}
      />
      <Switch
        title={t`Ask me first`}
        hint={t`You let each newcomer in`}
        checked={settings.approve}
        onChange={(approve) => change({ approve })}
      />
    </div>
  )
}
