import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { lobby } from '../../../connection/lobby.ts'
import { forgetToken, recallToken } from '../../../connection/seatTokens.ts'
import { useTable } from '../../../connection/TableContext.ts'
import type { EndReason } from '@jelly/client'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { usePractice } from '../hooks/PracticeContext.ts'
import type { TableMode } from './openTable.ts'
import css from './Opening.module.css'

/** A short break mends itself before anyone is told of it. */
const QUIET = 700

/** Says that the connection is gone, and why it will not come back where it will not. */
export function ConnectionBanner({ mode }: { mode: TableMode }) {
  const connection = useTable((snapshot) => snapshot.connection)
  const frozen = useTable(({ view }) => view?.frozen ?? null)
  if (connection.kind === 'ended') return <Ended reason={connection.reason} />
  // Who practises has stopped the game, and knows.
  if (connection.kind === 'lost' || (frozen !== null && mode !== 'practice')) {
    return <Break attempts={connection.kind === 'lost' ? connection.attempts : null} />
  }
  return null
}

/** The connection is lost, or somebody else's is and the table waits for it. */
function Break({ attempts }: { attempts: number | null }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), QUIET)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  if (attempts === null) {
    return (
      <output className={css.banner}>
        <Trans>The table waits for everyone to be back…</Trans>
      </output>
    )
  }
  return (
    <output className={css.banner}>
      <span className={css.spinner} aria-hidden="true" />
      <Trans>Connection lost. Trying again…</Trans>
      {attempts > 4 && (
        <Link href="/practice" className={buttonClass('ghost', 'small')}>
          <Trans>Practice meanwhile</Trans>
        </Link>
      )}
    </output>
  )
}

function Ended({ reason }: { reason: EndReason }) {
  const practice = usePractice()
  // What lay over the table, a code for another device perhaps, would lie over this.
  useEffect(() => {
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.dispatchEvent(new Event('cancel'))
  }, [])
  return (
    <div className={css.curtain} role="alertdialog" aria-modal="true" aria-labelledby="ended">
      <div className={css.box}>
        <h2 id="ended">
          <Why reason={reason} />
        </h2>
        <div className={css.ways}>
          {(reason === 'takenOver' || reason === 'oldProtocol') && (
            <Button onClick={() => window.location.reload()}>
              {reason === 'takenOver' ? <Trans>Play here instead</Trans> : <Trans>Load the new page</Trans>}
            </Button>
          )}
          {(reason === 'notAllowed' || reason === 'putOff') && window.location.hash !== '' && (
            <Button onClick={joinAgain}>
              {reason === 'putOff' ? <Trans>Ask again</Trans> : <Trans>Join again</Trans>}
            </Button>
          )}
          {reason === 'seatLeft' && (
            <Button onClick={() => void comeBack()}>
              <Trans>Take your seat back</Trans>
            </Button>
          )}
          {reason === 'notRunning' && (
            <Button onClick={() => window.location.reload()}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {practice !== null && (
            <Button look="ghost" onClick={practice.setUp}>
              <Trans>Another game</Trans>
            </Button>
          )}
          <Link href="/" className={buttonClass('ghost')}>
            <Trans>To the home page</Trans>
          </Link>
        </div>
      </div>
    </div>
  )
}

/** The table has forgotten this device; the link still opens it. */
function joinAgain(): void {
  forgetToken(tableHere())
  window.location.reload()
}

/** Where somebody else has the seat by now, the page says so when it comes again. */
async function comeBack(): Promise<void> {
  const table = tableHere()
  await lobby.comeBack({ table, token: recallToken(table) ?? '' }).catch(() => undefined)
  window.location.reload()
}

const tableHere = (): string => window.location.pathname.split('/').at(-1) ?? ''

function Why({ reason }: { reason: EndReason }) {
  switch (reason) {
    case 'takenOver':
      return <Trans>Your seat is played in another tab or on another device.</Trans>
    case 'tableClosed':
      return <Trans>This table is closed.</Trans>
    case 'removed':
      return <Trans>The host has freed your seat.</Trans>
    case 'noSpectators':
      return <Trans>This table is not open to spectators.</Trans>
    case 'seatLeft':
      return <Trans>A bot plays for you.</Trans>
    case 'putOff':
      return <Trans>The host says: not now.</Trans>
    case 'oldProtocol':
      return <Trans>There is a newer version of this page.</Trans>
    case 'noSuchTable':
      return <Trans>There is no such table any more.</Trans>
    case 'notRunning':
      return <Trans>The table in your browser does not run.</Trans>
    case 'notAllowed':
      return <Trans>You have no seat at this table any more.</Trans>
  }
}
