import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Monster } from '../../art/monster/Monster.tsx'
import { codeOf } from '../../connection/lobby.ts'
import { rememberToken } from '../../connection/seatTokens.ts'
import { Button, buttonClass } from '../../design/controls/Button.tsx'
import { Page } from '../../design/layout/Page.tsx'
import { apiErrorSentence } from '../../words/apiErrors.ts'
import css from './JoinScreen.module.css'
import { type ComesWith, joinOnce } from './joinOnce.ts'

/** What is no code at all is no table's code either; who goes on on another device was not invited by anybody. */
function problemOf(error: unknown, by: ComesWith): string {
  const code = codeOf(error)
  if (code !== 'badRequest' && code !== 'noSuchTable') return code
  return 'secret' in by ? 'noSuchHandover' : 'noSuchTable'
}

/** After these the same address may work in a moment. */
const PASSING: ReadonlySet<string> = new Set([
  'unreachable',
  'tooOften',
  'doorFull',
  'tooManyGuests',
  'tooLate',
  'storeFailed',
  'closing',
  'notNow',
])

function useJoin(by: ComesWith): string | null {
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const wanted = JSON.stringify(by)
  useEffect(() => {
    let current = true
    async function join() {
      const { table, token } = await joinOnce(JSON.parse(wanted) as ComesWith)
      rememberToken(table, token)
      if (current) navigate(`/t/${table}`, { replace: true })
    }
    join().catch((error: unknown) => {
      if (current) setProblem(problemOf(error, JSON.parse(wanted) as ComesWith))
    })
    return () => void (current = false)
  }, [wanted, navigate])
  return problem
}

/** `/join/<code>` and `/here/<table>#<secret>`: sits down, or watches where there is no seat, then goes to the table. */
export default function JoinScreen({ by }: { by: ComesWith }) {
  const { i18n, t } = useLingui()
  const problem = useJoin(by)
  const code = 'code' in by ? by.code : null
  return (
    <Page
      title={code === null ? t`Your seat` : t`Table ${code}`}
      picture={<Monster round={2} mood={problem === null ? 'idle' : 'pout'} />}
    >
      <output className={css.news}>
        {problem === null ? <Trans>Looking for the table…</Trans> : apiErrorSentence(i18n, problem)}
      </output>
      {problem !== null && (
        <div className={css.ways}>
          {PASSING.has(problem) && (
            <Button onClick={() => window.location.reload()}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Link href="/" className={buttonClass(PASSING.has(problem) ? 'ghost' : 'primary')}>
            {problem === 'noSuchTable' || problem === 'noSuchHandover' ? (
              <Trans>Type another code</Trans>
            ) : (
              <Trans>To the home page</Trans>
            )}
          </Link>
          <Link href="/practice" className={buttonClass('ghost')}>
            <Trans>Practice with bots</Trans>
          </Link>
        </div>
      )}
    </Page>
  )
}
