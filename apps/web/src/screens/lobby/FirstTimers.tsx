import { Trans, useLingui } from '@lingui/react/macro'
import type { Settings } from '@jelly/table'
import { Pip } from '../../art/pip/Pip.tsx'
import { Button } from '../../design/controls/Button.tsx'
import { isFirstTimer, useProgress } from '../../settings/progress.ts'
import { listed } from '../../words/listed.ts'
import type { SeatedAt } from '../seated/SeatedAt.ts'
import css from './FirstTimers.module.css'

/** More sand, simple districts, each of them explained. */
const GENTLE: Partial<Settings> = { tempo: 'relaxed', firstGame: true, promo: false, briefing: true }

const isGentle = ({ tempo, firstGame }: Settings): boolean => tempo === 'relaxed' && firstGame

/** Who has never played can learn it while the others wait; the host can make it a gentle game for all. */
export function FirstTimers({ view, you, send, learn }: SeatedAt) {
  const progress = useProgress()
  const isHost = you !== null && view.host === you
  const others = view.seats.some((seat, n) => n !== you && seat.kind === 'person' && seat.learning !== undefined)
  return (
    <>
      {you !== null && learn && isFirstTimer(progress) && <Offer learn={learn} />}
      {isHost && others && <Gentle view={view} you={you} send={send} />}
    </>
  )
}

function Offer({ learn }: { learn: () => void }) {
  return (
    <div className={css.box}>
      <Pip size={64} />
      <p>
        <Trans>First time here? Learn it in 90 seconds: the others see that you are learning.</Trans>
      </p>
      <Button onClick={learn}>
        <Trans>Learn it now</Trans>
      </Button>
    </div>
  )
}

function Gentle({ view, you, send }: SeatedAt) {
  const { i18n } = useLingui()
  const namesOf = (learning: string): string[] =>
    view.seats.flatMap((seat, n) =>
      n !== you && seat.kind === 'person' && seat.learning === learning ? [seat.name] : [],
    )
  const [newcomers, learners] = [namesOf('new'), namesOf('learning')]
  const fresh = listed(i18n, newcomers)
  const busy = listed(i18n, learners)
  return (
    <div className={css.box}>
      <Pip size={64} />
      <output>
        {newcomers.length > 0 && <Trans>New to the game: {fresh}.</Trans>}{' '}
        {learners.length > 0 && <Trans>Learning it right now: {busy}.</Trans>}
      </output>
      {isGentle(view.settings) ? (
        <p className={css.done}>
          <Trans>This is a gentle game: Relaxed, simple districts.</Trans>
        </p>
      ) : (
        <Button onClick={() => send({ type: 'changeSettings', settings: GENTLE })}>
          <Trans>Make it a gentle game for all</Trans>
        </Button>
      )}
    </div>
  )
}
