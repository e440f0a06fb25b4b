import { Trans, useLingui } from '@lingui/react/macro'
import type { Newcomer } from '@jelly/table'
import { Button } from '../../design/controls/Button.tsx'
import type { SeatedAt } from '../seated/SeatedAt.ts'
import css from './Doorbell.module.css'

/** Who stands at the door of a table whose host lets people in. */
export function Doorbell({
  waiting,
  line,
  send,
}: Pick<SeatedAt, 'send'> & Record<'waiting' | 'line', readonly Newcomer[]>) {
  const { t } = useLingui()
  return (
    <ul className={css.door} aria-label={t`At the door`} aria-live="polite">
      {waiting.map(({ newcomer, name }) => (
        <li key={newcomer}>
          <span>
            <Trans>
              <strong>{name}</strong> would like to sit down
            </Trans>
          </span>
          <Button size="small" onClick={() => send({ type: 'admit', newcomer, admit: true })}>
            <Trans>Let in</Trans>
          </Button>
          <Button look="ghost" size="small" onClick={() => send({ type: 'admit', newcomer, admit: false })}>
            <Trans>Not now</Trans>
          </Button>
        </li>
      ))}
      {line.map(({ newcomer, name }) => (
        <li key={newcomer}>
          <span>
            <Trans>
              <strong>{name}</strong> waits for a seat
            </Trans>
          </span>
        </li>
      ))}
    </ul>
  )
}
