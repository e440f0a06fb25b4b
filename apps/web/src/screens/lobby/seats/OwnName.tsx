import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cleanNickname, NICKNAME_LIMIT } from '../../../settings/nickname.ts'
import { changeSettings } from '../../../settings/settings.ts'
import type { SeatedAt } from '../../seated/SeatedAt.ts'
import css from './SeatList.module.css'

/** My own name, to be typed anew in place. */
export function OwnName({ name, send }: Pick<SeatedAt, 'send'> & { name: string }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)

  function keep() {
    const next = cleanNickname(typed ?? '')
    setTyped(null)
    if (next === '' || next === name) return
    changeSettings({ nickname: next })
    send({ type: 'setName', name: next })
  }

  return (
    <input
      className={css.ownName}
      aria-label={t`Your name`}
      value={typed ?? name}
      maxLength={NICKNAME_LIMIT}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
