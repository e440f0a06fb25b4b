import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Crest } from '../../../art/crests/Crest.tsx'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { Switch } from '../../../design/controls/Switch.tsx'
import { Crown } from '../../../design/icons/gameIcons.tsx'
import { ensureNickname } from '../../../settings/nickname.ts'
import { listed } from '../../../words/listed.ts'
import { DoorSettings } from './DoorSettings.tsx'
import css from './PeoplePanel.module.css'
import { useIsHost } from '../company/useCompany.ts'

/** Everybody at the table; what the host may do about them. */
export default function PeoplePanel() {
  const isHost = useIsHost()
  const seats = useTable(({ view }) => view?.seats) ?? []
  return (
    <div className={css.panel}>
      <Waiting />
      <ul className={css.people}>
        {seats.map((_, seat) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
          <Sitter key={seat} seat={seat} />
        ))}
      </ul>
      <Watching />
      {isHost && <DoorSettings />}
    </div>
  )
}

/** Who waits for the host, and who for a seat. */
function Waiting() {
  const { t } = useLingui()
  const ask = useAsk()
  const isHost = useIsHost()
  const waiting = useTable(({ view }) => view?.waiting) ?? []
  const line = useTable(({ view }) => view?.line) ?? []
  return (
    <ul className={css.waiting} aria-label={t`Waiting`} aria-live="polite">
      {waiting.map(({ newcomer, name }) => (
        <li key={newcomer}>
          <span className={css.name}>
            <Trans>
              <strong>{name}</strong> is at the door
            </Trans>
          </span>
          {isHost && (
            <>
              <Button size="small" onClick={() => ask({ type: 'admit', newcomer, admit: true })}>
                <Trans>Let in</Trans>
              </Button>
              <Button look="ghost" size="small" onClick={() => ask({ type: 'admit', newcomer, admit: false })}>
                <Trans>Not now</Trans>
              </Button>
            </>
          )}
        </li>
      ))}
      {line.map(({ newcomer, name }) => (
        <li key={newcomer}>
          <span className={css.name}>
            <Trans>
              <strong>{name}</strong> gets the next seat
            </Trans>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Sitter({ seat }: { seat: number }) {
  const state = useTable(({ view }) => view?.seats[seat])
  const host = useTable(({ view }) => view?.host)
  const you = useTable((snapshot) => snapshot.you)
  const isHost = useIsHost()
  if (state === undefined || state.kind === 'empty') return null
  const left = state.kind === 'bot' ? state.leaver?.name : undefined
  return (
    <li>
      <Crest seat={seat} size={34} />
      <span className={css.name}>
        <strong>{state.name}</strong>
        <span className={css.about}>
          {host === seat && (
            <>
              <Crown size={12} /> <Trans>host</Trans>{' '}
            </>
          )}
          {state.kind === 'bot' && (left === undefined ? <Trans>bot</Trans> : <Trans>plays for {left}</Trans>)}
          {state.kind === 'person' && state.presence !== 'here' && <Trans>away</Trans>}{' '}
          {state.muted && <Trans>muted</Trans>}
        </span>
      </span>
      {isHost && you !== seat && <HostTools seat={seat} name={state.name} isPerson={state.kind === 'person'} />}
    </li>
  )
}

/** What cannot be taken back is asked once. */
function HostTools({ seat, name, isPerson }: { seat: number; name: string; isPerson: boolean }) {
  const { t } = useLingui()
  const ask = useAsk()
  const [removing, setRemoving] = useState(false)
  const muted = useTable(({ view }) => {
    const state = view?.seats[seat]
    return state !== undefined && state.kind !== 'empty' && state.muted === true
  })
  if (removing) {
    return (
      <span className={css.tools}>
        <Button look="danger" size="small" onClick={() => ask({ type: 'freeSeat', seat })}>
          <Trans>Remove for good</Trans>
        </Button>
        <Button look="ghost" size="small" onClick={() => setRemoving(false)}>
          <Trans>No</Trans>
        </Button>
      </span>
    )
  }
  return (
    <span className={css.tools}>
      <Button
        look="ghost"
        size="small"
        aria-pressed={muted}
        aria-label={muted ? t`Hear again: ${name}` : t`Mute: ${name}`}
        onClick={() => ask({ type: 'mute', seat, muted: !muted })}
      >
        {muted ? <Trans>Hear again</Trans> : <Trans>Mute</Trans>}
      </Button>
      {isPerson && (
        <>
          <Button
            look="ghost"
            size="small"
            aria-label={t`Make host: ${name}`}
            onClick={() => ask({ type: 'makeHost', seat })}
          >
            <Trans>Make host</Trans>
          </Button>
          <Button look="ghost" size="small" aria-label={t`Remove: ${name}`} onClick={() => setRemoving(true)}>
            <Trans>Remove</Trans>
          </Button>
        </>
      )}
    </span>
  )
}

/** How many watch, who of them is known, and whether I am. */
function Watching() {
  const { i18n, t } = useLingui()
  const ask = useAsk()
  const you = useTable((snapshot) => snapshot.you)
  const { count, names } = useTable(({ watchers }) => watchers)
  const nickname = ensureNickname()
  const isNamed = you === null && names.includes(nickname)
  const known = listed(i18n, names)
  return (
    <div className={css.watching}>
      <p>
        {count === 0 ? (
          <Trans>Nobody watches.</Trans>
        ) : names.length === 0 ? (
          <Trans>Watching: {count}</Trans>
        ) : (
          <Trans>
            Watching: {count} ({known})
          </Trans>
        )}
      </p>
      {you === null && (
        <Switch
          title={t`Show my name`}
          hint={t`The others see that ${nickname} watches`}
          checked={isNamed}
          onChange={(on) => ask({ type: 'showName', name: on ? nickname : null })}
        />
      )}
    </div>
  )
}
