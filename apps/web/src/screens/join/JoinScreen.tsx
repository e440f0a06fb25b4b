import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { LobbyError } from '@jelly/client'
import { rememberToken } from '../../connection/seatTokens.ts'
import { buttonClass } from '../../design/controls/Button.tsx'
import { Page } from '../../design/layout/Page.tsx'
import { apiErrorSentence } from '../../words/apiErrors.ts'
import css from './JoinScreen.module.css'
import { joinOnce } from './joinOnce.ts'

/** What is no code at all is no table's code either. */
function problemOf(error: unknown): string {
  if (!(error instanceof LobbyError)) return 'unreachable'
  return error.code === 'badRequest' ? 'noSuchTable' : error.code
}

/** `/join/<code>`: sits down at the table with that code, then goes there. */
export default function JoinScreen({ code }: { code: string }) {
  const { i18n, t } = useLingui()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    let current = true
    async function join() {
      const { table, token } = await joinOnce(code)
      rememberToken(table, token)
      if (current) navigate(`/t/${table}`, { replace: true })
    }
    join().catch((error: unknown) => {
      if (current) setProblem(problemOf(error))
    })
    return () => void (current = false)
  }, [code, navigate])

  return (
    <Page title={t`Table ${code}`}>
      <output className={css.news}>
        {problem === null ? <Trans>Looking for the table…</Trans> : apiErrorSentence(i18n, problem)}
      </output>
      {problem !== null && (
        <Link href="/" className={buttonClass()}>
          <Trans>To the home page</Trans>
        </Link>
      )}
    </Page>
  )
}
