import { Trans } from '@lingui/react/macro'
import { Choice } from '../../design/controls/Choice.tsx'
import { changeSettings, useSettings } from '../../settings/settings.ts'

export function LanguageSettings() {
  const { language } = useSettings()
  return (
    <Choice
      title={<Trans>The page speaks</Trans>}
      value={language}
      options={[
        ['auto', <Trans key="auto">As the browser</Trans>],
        [
          'en',
          <span key="en" lang="en">
            English
          </span>,
        ],
        [
          'fr',
          <span key="fr" lang="fr">
            Français
          </span>,
        ],
      ]}
      onChange={(choice) => changeSettings({ language: choice })}
    />
  )
}
