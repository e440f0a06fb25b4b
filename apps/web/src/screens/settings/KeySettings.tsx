import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../design/controls/Button.tsx'
import { DEFAULT_KEYS, KEY_ACTIONS, type KeyAction, withKey } from '../../settings/keyMap.ts'
import { changePreferences, useSettings } from '../../settings/settings.ts'
import { KeyRow } from './KeyRow.tsx'
import css from './KeySettings.module.css'

/** Every key can be another one; a key that is taken changes places. */
export function KeySettings() {
  const { t } = useLingui()
  const { keys } = useSettings()
  const [waiting, setWaiting] = useState<KeyAction | null>(null)

  function press(action: KeyAction, code: string) {
    if (code !== 'Escape' || action === 'cancel') changePreferences({ keys: withKey(keys, action, code) })
    setWaiting(null)
  }

  return (
    <>
      <p className={css.help}>
        <Trans>Choose an action, then press its new key. The caps show the letters of your own keyboard.</Trans>
      </p>
      <ul className={css.keys} aria-label={t`Keys`}>
        {KEY_ACTIONS.map((action) => (
          <KeyRow
            key={action}
            action={action}
            code={keys[action]}
            isWaiting={waiting === action}
            onAsk={() => setWaiting(action)}
            onPress={(code) => press(action, code)}
            onLeave={() => setWaiting(null)}
          />
        ))}
      </ul>
      <div>
        <Button look="ghost" size="small" onClick={() => changePreferences({ keys: DEFAULT_KEYS })}>
          <Trans>Back to the usual keys</Trans>
        </Button>
      </div>
    </>
  )
}
