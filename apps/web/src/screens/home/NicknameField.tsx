import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Die } from '../../design/dice/Die.tsx'
import { cleanNickname, guestName, NICKNAME_LIMIT } from '../../settings/nickname.ts'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import css from './NicknameField.module.css'

/** A guest has a name already, and may type or roll another. */
export function NicknameField() {
  const { t } = useLingui()
  const { nickname } = useSettings()
  const [typed, setTyped] = useState<string | null>(null)

  function keep(text: string) {
    setTyped(text)
    if (cleanNickname(text) !== '') changeSettings({ nickname: cleanNickname(text) })
  }

  return (
    <div className={css.field}>
      <label htmlFor="nickname">
        <Trans>You play as</Trans>
      </label>
      <span className={css.box}>
        <input
          id="nickname"
          value={typed ?? nickname}
          maxLength={NICKNAME_LIMIT}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => keep(target.value)}
          onBlur={() => setTyped(null)}
        />
        <button
          type="button"
          aria-label={t`Another name`}
          title={t`Another name`}
          onClick={() => keep(guestName(Math.random()))}
        >
          <Die seat={0} value={5} size={22} numerals={false} />
        </button>
      </span>
    </div>
  )
}
