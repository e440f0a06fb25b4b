import { isTaken, readName } from '@jelly/protocol'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { changePreferences } from '../../../settings/settings.ts'
import { NAME_PROBLEMS } from '../../../words/nameProblems.ts'
import type { SeatedAt } from '../../seated/SeatedAt.ts'
import css from './SeatList.module.css'

interface OwnNameProps extends Pick<SeatedAt, 'send'> {
  readonly name: string
  readonly others: readonly string[]
}

/** My own name, to be typed anew in place. */
export function OwnName({ name, others, send }: OwnNameProps) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const read = readName(typed ?? name)
  const taken = 'name' in read && isTaken(read.name, others)
  const problem =
    'problem' in read ? i18n._(NAME_PROBLEMS[read.problem]) : taken ? t`Somebody here is called like that.` : null

  function keep() {
    setTyped(null)
    if ('problem' in read || taken || read.name === name) return
    changePreferences({ nickname: read.name })
    send({ type: 'setName', name: read.name })
  }

  return (
    <>
      <input
        className={css.ownName}
        aria-label={t`Your name`}
        value={typed ?? name}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby="own-name-problem"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && problem === null && event.currentTarget.blur()}
      />
      <p id="own-name-problem" className={css.problem} aria-live="polite">
        {problem}
      </p>
    </>
  )
}
