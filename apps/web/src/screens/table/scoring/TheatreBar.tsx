import { Trans, useLingui } from '@lingui/react/macro'
import type { Choice } from '@jelly/rules'
import type { ReactNode } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { Icon } from '../../../design/icons/Icon.tsx'
import { Bars } from '../../../design/icons/tableIcons.tsx'
import { listed } from '../../../words/listed.ts'
import { openPanel } from '../hooks/panels.ts'
import { useNames } from '../hooks/useNames.ts'
import css from './TheatreBar.module.css'
import type { useOnward } from './useOnward.ts'

interface TheatreBarProps {
  readonly onward: ReturnType<typeof useOnward>
  readonly choice: Choice<null> | null
  readonly children: ReactNode
}

/** How far the scoring is, and the way on. */
export function TheatreBar({ onward, choice, children }: TheatreBarProps) {
  const { t } = useLingui()
  const you = useTable((snapshot) => snapshot.you)
  return (
    <header className={css.bar}>
      {children}
      <span className={css.spring} />
      {choice === null ? you !== null && <OnwardButton onward={onward} /> : <WaitedFor choice={choice} />}
      <button type="button" className={css.menu} aria-label={t`Menu`} onClick={() => openPanel.set('menu')}>
        <Bars size={18} />
      </button>
    </header>
  )
}

function OnwardButton({ onward }: { onward: TheatreBarProps['onward'] }) {
  const { t } = useLingui()
  const votes = useTable(({ view }) => view?.skips.length ?? 0)
  const people = useTable(
    ({ view }) => view?.seats.filter((seat) => seat.kind === 'person' && seat.presence === 'here').length ?? 0,
  )
  return (
    <button
      type="button"
      className={css.onward}
      aria-label={t`Next`}
      aria-pressed={onward.mine}
      data-fast={onward.isFast || undefined}
      // The pointer's press and a key's press are both a click; holding it is the pointer's own.
      onPointerDown={(event) => event.button === 0 && onward.vote()}
      onClick={(event) => event.detail === 0 && (onward.vote(), onward.release())}
    >
      <span className={css.word}>
        <Trans>Next</Trans>
      </span>
      <Icon box="0 0 20 20" size={18} className="mirrored">
        <path d="M3 4l6 6-6 6m8-12 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
      </Icon>
      {people > 1 && (
        <span className={css.votes} dir="ltr">
          {votes}/{people}
        </span>
      )}
    </button>
  )
}

function WaitedFor({ choice }: { choice: Choice<null> }) {
  const { i18n } = useLingui()
  const names = useNames()
  const you = useTable((snapshot) => snapshot.you)
  const slow = choice.question.asked.filter((_, n) => choice.answers[n] === null)
  const waited = slow.map((seat) => names.who(seat))
  const all = listed(
    i18n,
    choice.question.asked.map((seat) => names.who(seat)),
  )
  const who = listed(i18n, waited)
  // Who is asked reads the question itself.
  if (slow.some((seat) => seat === you)) return null
  return (
    <p className={css.waiting}>
      {waited.length === 0 ? <Trans>{all} do not agree yet…</Trans> : <Trans>Waiting for {who}…</Trans>}
    </p>
  )
}
