import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '../../design/layout/Page.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'

export default function SettingsScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`Settings`} lead={<Trans>Kept in this browser, for every table.</Trans>}>
      <SettingsPanel />
    </Page>
  )
}
