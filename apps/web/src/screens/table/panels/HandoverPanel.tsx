import { Trans, useLingui } from '@lingui/react/macro'
import type { IssuedHandover } from '@jelly/protocol'
import { useEffect, useState } from 'react'
import { codeOf, lobby } from '../../../connection/lobby.ts'
import { recallToken } from '../../../connection/seatTokens.ts'
import { useTable } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { apiErrorSentence } from '../../../words/apiErrors.ts'
import { QrCode } from '../../lobby/invite/QrCode.tsx'
import { useTimeLeft } from '../time/useTimeLeft.ts'
import css from './HandoverPanel.module.css'

/** A new way to another device each time it is asked for; the one before is void then. */
function useHandover(table: string): { way: IssuedHandover | null; problem: string | null } {
  const [way, setWay] = useState<IssuedHandover | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    const token = recallToken(table) ?? ''
    lobby.handOver({ table, token }).then(
      (issued) => current && setWay(issued),
      (error: unknown) => current && setProblem(codeOf(error)),
    )
    return () => void (current = false)
  }, [table])
  return { way, problem }
}

/** Takes my seat along to another device: point its camera here, or type the code there. */
export default function HandoverPanel() {
  const [attempt, setAttempt] = useState(0)
  return <Issued key={attempt} renew={() => setAttempt(attempt + 1)} />
}

function Issued({ renew }: { renew: () => void }) {
  const { i18n } = useLingui()
  const table = useTable(({ view }) => view?.id ?? '')
  const { way, problem } = useHandover(table)
  if (problem !== null) return <p role="alert">{apiErrorSentence(i18n, problem)}</p>
  if (way === null) return null
  return <Way way={way} renew={renew} />
}

function Way({ way, renew }: { way: IssuedHandover; renew: () => void }) {
  const { t } = useLingui()
  const left = useTimeLeft(way.until, 1000) ?? 0
  const seconds = left / 1000
  const code = `${way.code.slice(0, 4)} ${way.code.slice(4)}`
  if (left === 0) {
    return (
      <div className={css.over}>
        <p>
          <Trans>This code is over.</Trans>
        </p>
        <Button onClick={renew}>
          <Trans>Make another one</Trans>
        </Button>
      </div>
    )
  }
  return (
    <div className={css.way}>
      <QrCode text={way.url} label={t`QR code that takes your seat along`} className={css.qr} />
      <div className={css.words}>
        <p>
          <Trans>Point the other device at it, or type this code there on the home page:</Trans>
        </p>
        <p className={css.code} translate="no">
          {code}
        </p>
        <p className={css.note}>
          <Trans>Good once, for {seconds} s. Whoever has it gets your seat: show it to nobody else.</Trans>
        </p>
      </div>
    </div>
  )
}
