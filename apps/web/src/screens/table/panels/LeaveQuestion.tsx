import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useAsk } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { openPanel } from '../hooks/panels.ts'
import css from './LeaveQuestion.module.css'

/** Asked once before somebody leaves a game. */
export default function LeaveQuestion() {
  const ask = useAsk()
  const [, navigate] = useLocation()

  function leave() {
    openPanel.set('none')
    ask({ type: 'leaveSeat' })
    navigate('/')
  }

  return (
    <div className={css.question}>
      <p>
        <Trans>
          A bot goes on in your place. Until the next round your seat is kept for you: the home page leads back.
        </Trans>
      </p>
      <div className={css.answers}>
        <Button onClick={() => openPanel.set('none')}>
          <Trans>Stay</Trans>
        </Button>
        <Button look="danger" onClick={leave}>
          <Trans>Leave the game</Trans>
        </Button>
      </div>
    </div>
  )
}
