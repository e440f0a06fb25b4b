import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useCap } from '../../keys/KeyCap.tsx'
import { keyCodeOf, type KeyAction } from '../../settings/keyMap.ts'
import { keyActionName } from '../../words/pages/keyActions.ts'
import css from './KeySettings.module.css'

interface KeyRowProps {
  readonly action: KeyAction
  readonly code: string
  readonly isWaiting: boolean
  readonly onAsk: () => void
  readonly onPress: (code: string) => void
  readonly onLeave: () => void
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab'])

/** One action and its key. Tab still moves on: nobody is caught here. */
export function KeyRow({ action, code, isWaiting, onAsk, onPress, onLeave }: KeyRowProps) {
  const { i18n, t } = useLingui()
  const cap = useCap(code)
  const name = i18n._(keyActionName(action))

  function hear(event: KeyboardEvent) {
    if (!isWaiting || MODIFIERS.has(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    onPress(keyCodeOf(event.nativeEvent))
  }

  return (
    <li className={css.row}>
      <span aria-hidden="true">{name}</span>
      <button
        type="button"
        className={css.key}
        data-waiting={isWaiting}
        aria-label={isWaiting ? t`${name}: press the new key` : t`${name}: ${cap}`}
        onClick={onAsk}
        onKeyDown={hear}
        onBlur={() => isWaiting && onLeave()}
      >
        {isWaiting ? <Trans>press…</Trans> : <span translate="no">{cap}</span>}
      </button>
    </li>
  )
}
