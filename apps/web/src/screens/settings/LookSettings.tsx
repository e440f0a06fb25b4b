import { Trans } from '@lingui/react/macro'
import { Segments } from '../../design/controls/Segments.tsx'
import { Switch } from '../../design/controls/Switch.tsx'
import { Die } from '../../design/dice/Die.tsx'
import { changePreferences, useSettings } from '../../settings/settings.ts'
import css from './SettingsPanel.module.css'

const SEATS = [0, 1, 2, 3, 4] as const

export function LookSettings() {
  const { theme, motion, contrast, bigTargets, numerals } = useSettings()
  return (
    <>
      <Segments
        title={<Trans>Theme</Trans>}
        value={theme}
        options={[
          ['auto', <Trans key="auto">As the system</Trans>],
          ['night', <Trans key="night">Night</Trans>],
          ['day', <Trans key="day">Day</Trans>],
        ]}
        onChange={(choice) => changePreferences({ theme: choice })}
      />
      <Segments
        title={<Trans>Motion</Trans>}
        value={motion}
        options={[
          ['auto', <Trans key="auto">As the system</Trans>],
          ['full', <Trans key="full">Full</Trans>],
          ['less', <Trans key="less">Less</Trans>],
        ]}
        onChange={(choice) => changePreferences({ motion: choice })}
      />
      <Segments
        title={<Trans>Contrast</Trans>}
        value={contrast}
        options={[
          ['auto', <Trans key="auto">As the system</Trans>],
          ['normal', <Trans key="normal">Normal</Trans>],
          ['high', <Trans key="high">High</Trans>],
        ]}
        onChange={(choice) => changePreferences({ contrast: choice })}
      />
      <Switch
        title={<Trans>Big targets</Trans>}
        hint={<Trans>Larger buttons and dice to press</Trans>}
        checked={bigTargets}
        onChange={(on) => changePreferences({ bigTargets: on })}
      />
      <Switch
        title={<Trans>Numerals on dice</Trans>}
        hint={<Trans>Figures in place of pips</Trans>}
        checked={numerals}
        onChange={(on) => changePreferences({ numerals: on })}
      />
      <div className={css.dice} aria-hidden="true">
        {SEATS.map((seat) => (
          <Die key={seat} seat={seat} value={seat + 2} size={44} />
        ))}
      </div>
    </>
  )
}
