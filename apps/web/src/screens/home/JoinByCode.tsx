import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../design/controls/Button.tsx'
import { TextField } from '../../design/controls/TextField.tsx'
import css from './JoinByCode.module.css'

/** A code that somebody read out. */
export function JoinByCode() {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const [code, setCode] = useState('')
  // Longer codes are shown in two halves.
  const clean = code.replaceAll(/[\s-]/g, '').toUpperCase()

  function join(event: SyntheticEvent) {
    event.preventDefault()
    if (clean !== '') navigate(`/join/${encodeURIComponent(clean)}`)
  }

  return (
    <form className={css.join} onSubmit={join}>
      <TextField
        title={<Trans>Code of a table</Trans>}
        quietTitle
        value={code}
        onChange={setCode}
        placeholder={t`Got a code?`}
        autoCapitalize="characters"
        enterKeyHint="go"
        maxLength={24}
      />
      <Button type="submit" look="ghost" disabled={clean === ''}>
        <Trans>Join</Trans>
      </Button>
    </form>
  )
}
