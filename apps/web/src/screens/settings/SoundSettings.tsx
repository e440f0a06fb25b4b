import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../design/controls/Button.tsx'
import { Slider } from '../../design/controls/Slider.tsx'
import { Switch } from '../../design/controls/Switch.tsx'
import { changePreferences, useSettings } from '../../settings/settings.ts'
import { CAPTIONS, type Cue } from '../../sound/cues.ts'
import { buzz, playCue } from '../../sound/sound.ts'
import css from './SettingsPanel.module.css'

const SAMPLES: readonly Cue[] = [
  'rattle',
  'tok',
  'whoosh',
  'hurt',
  'ratchetUp',
  'shutter',
  'leadWon',
  'clack',
  'gong',
  'win',
]

/** Browsers of desktops know the word too. */
const canVibrate = (): boolean => 'vibrate' in navigator && navigator.maxTouchPoints > 0

export function SoundSettings() {
  const { i18n } = useLingui()
  const { volume, sandVolume, musicVolume, mute, captions, haptics } = useSettings()

  function feel(on: boolean) {
    changePreferences({ haptics: on })
    buzz(30)
  }

  return (
    <>
      <Slider
        title={<Trans>Volume</Trans>}
        value={volume}
        words={i18n.number(volume, { style: 'percent' })}
        disabled={mute}
        onChange={(louder) => changePreferences({ volume: louder })}
      />
      <Slider
        title={<Trans>Sand</Trans>}
        value={sandVolume}
        words={i18n.number(sandVolume, { style: 'percent' })}
        disabled={mute}
        onChange={(louder) => changePreferences({ sandVolume: louder })}
      />
      <Slider
        title={<Trans>Music</Trans>}
        value={musicVolume}
        words={i18n.number(musicVolume, { style: 'percent' })}
        disabled={mute}
        onChange={(louder) => changePreferences({ musicVolume: louder })}
      />
      <Switch title={<Trans>Mute</Trans>} checked={mute} onChange={(on) => changePreferences({ mute: on })} />
      <Switch
        title={<Trans>Captions</Trans>}
        hint={<Trans>Words on screen for what is heard</Trans>}
        checked={captions}
        onChange={(on) => changePreferences({ captions: on })}
      />
      {canVibrate() && <Switch title={<Trans>Vibration</Trans>} checked={haptics} onChange={feel} />}
      <div className={css.try}>
        <p>
          <Trans>Listen:</Trans>
        </p>
        <div className={css.cues}>
          {SAMPLES.map((cue) => (
            <Button key={cue} look="ghost" size="small" onClick={() => playCue(cue)}>
              {i18n._(CAPTIONS[cue])}
            </Button>
          ))}
        </div>
      </div>
    </>
  )
}
