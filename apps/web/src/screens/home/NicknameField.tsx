import { readName } from '@jelly/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Die } from '../../design/dice/Die.tsx'
import { guestName } from '../../settings/nickname.ts'
import { changePreferences, useSettings } from '../../settings/settings.ts'
import { NAME_PROBLEMS } from '../../words/nameProblems.ts'
import css from './NicknameField.module.css'

/** A guest has a name already, and may type or roll another. */
export function NicknameField() {
  const { t, i18n } = useLingui()
  const { nickname } = useSettings()
  const [typed, setTyped] = useState<string | null>(null)

  const read = typed === null ? null : readName(typed)
  const problem = read !== null && 'problem' in read ? i18n._(NAME_PROBLEMS[read.problem]) : null

  function keep(text: string) {
    const next = readName(text)
    setTyped(text)
    if ('name' in next) changePreferences({ nickname: next.name })
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
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby="nickname-problem"
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
      <p id="nickname-problem" className={css.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
