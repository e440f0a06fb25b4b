import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../design/controls/Button.tsx'
import css from './Mishap.module.css'

const FIRST_WAIT = 2000
const LONGEST_WAIT = 60_000

interface MishapProps {
  /** It did not load; otherwise it is broken. */
  readonly isMissing: boolean
  /** Says nothing. */
  readonly quiet?: boolean
  /** Each attempt waits twice as long as the one before. */
  readonly tries: number
  readonly onAgain: () => void
}

/** In place of a part of the page that failed. What did not load is tried again by itself. */
export function Mishap({ isMissing, quiet = false, tries, onAgain }: MishapProps) {
  const again = useEffectEvent(onAgain)

  useEffect(() => {
    if (!isMissing) return undefined
    const retry = (): void => again()
    const timer = setTimeout(retry, Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT))
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [isMissing, tries])

  if (quiet) return null
  return (
    <div className={css.mishap} role="alert">
      <p>
        {isMissing ? (
          <Trans>This part of the page did not load. It is tried again.</Trans>
        ) : (
          <Trans>Something went wrong in this part of the page. It was our mistake.</Trans>
        )}
      </p>
      <div className={css.ways}>
        <Button size="small" onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
        <Button look="ghost" size="small" onClick={() => location.reload()}>
          <Trans>Load the whole page</Trans>
        </Button>
      </div>
    </div>
  )
}
