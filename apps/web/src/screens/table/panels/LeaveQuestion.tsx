import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useTableStore } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { openPanel } from '../hooks/panels.ts'
import css from './LeaveQuestion.module.css'

const PATIENCE = 1000

/** Asked once before somebody leaves a game. */
export default function LeaveQuestion() {
  const store = useTableStore()
  const [, navigate] = useLocation()

  /** The home page asks what has become of the seat: by then it should be left. Nobody is kept here by a lost line. */
  async function leave() {
    const patience = new Promise((resolve) => {
      setTimeout(resolve, PATIENCE)
    })
    await Promise.race([store.request({ type: 'leaveSeat' }), patience])
    openPanel.set('none')
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
        <Button look="danger" onClick={() => void leave()}>
          <Trans>Leave the game</Trans>
        </Button>
      </div>
    </div>
  )
}
