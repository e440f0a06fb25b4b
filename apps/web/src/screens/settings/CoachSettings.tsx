import { Trans } from '@lingui/react/macro'
import { Segments } from '../../design/controls/Segments.tsx'
import { changePreferences, useSettings } from '../../settings/settings.ts'

/** What Pip talks about. */
export function CoachSettings() {
  const { coach } = useSettings()
  return (
    <Segments
      title={<Trans>Hints</Trans>}
      hint={<Trans>In practice and in your first three games against bots</Trans>}
      value={coach}
      options={[
        ['off', <Trans key="off">Off</Trans>],
        ['rules', <Trans key="rules">Rules</Trans>],
        ['tactics', <Trans key="tactics">Rules and tactics</Trans>],
      ]}
      onChange={(choice) => changePreferences({ coach: choice })}
    />
  )
}
