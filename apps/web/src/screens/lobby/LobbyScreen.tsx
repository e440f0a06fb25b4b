import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button, buttonClass } from '../../design/controls/Button.tsx'
import { BackArrow } from '../../design/icons/pageIcons.tsx'
import { LanguageSwitch } from '../../design/layout/LanguageSwitch.tsx'
import { RulesSheet } from '../rules/lazyRulesSheet.ts'
import { ReactionButton } from '../seated/reactions/ReactionButton.tsx'
import type { SeatedAt } from '../seated/SeatedAt.ts'
import { DiceToThrow } from './DiceToThrow.tsx'
import { Doorbell } from './Doorbell.tsx'
import { FirstTimers } from './FirstTimers.tsx'
import { InvitePanel } from './invite/InvitePanel.tsx'
import { LobbyActions } from './LobbyActions.tsx'
import css from './LobbyScreen.module.css'
import { SeatList } from './seats/SeatList.tsx'
import { SettingsSummary } from './settings/SettingsSummary.tsx'
import { Watching } from './Watching.tsx'
import { TableSettings } from './settings/TableSettings.tsx'
import { SheetPart } from '../../parts/SheetPart.tsx'

/** Before a game: who sits where, how others come in, and what is played. */
export default function LobbyScreen({ view, you, send, said, learn, watchers, standing = null }: SeatedAt) {
  const { t } = useLingui()
  const [isReading, setReading] = useState(false)
  const isHost = you !== null && view.host === you
  return (
    <div className={css.lobby}>
      <title>{`${t`Lobby`} · Jelly Rush`}</title>
      <header className={css.bar}>
        <Link
          href="/"
          className={buttonClass('quiet', 'small')}
          onClick={() => you !== null && send({ type: 'leaveSeat' })}
        >
          <BackArrow size={18} />
          <Trans>Leave</Trans>
        </Link>
        <span className={css.tools}>
          <Button look="quiet" size="small" onClick={() => setReading(true)}>
            <Trans>Rules</Trans>
          </Button>
          {you !== null && <ReactionButton say={(emote) => send({ type: 'emote', emote })} />}
          <LanguageSwitch />
        </span>
      </header>
      {isReading && (
        <SheetPart title={t`Rules`} onClose={() => setReading(false)}>
          <RulesSheet onClose={() => setReading(false)} />
        </SheetPart>
      )}
      <main className={css.main}>
        <div className={css.column}>
          <section className={css.panel} aria-labelledby="lobby-title">
            <h1 id="lobby-title" className={css.title}>
              <Trans>Who plays?</Trans>
            </h1>
            {isHost && <Doorbell waiting={view.waiting} line={view.line} send={send} />}
            <SeatList view={view} you={you} send={send} standing={standing} {...(said && { said })} />
            <FirstTimers view={view} you={you} send={send} {...(learn && { learn })} />
            <LobbyActions view={view} you={you} send={send} standing={standing} />
            {watchers && watchers.count > 0 && <Watching {...watchers} />}
          </section>
          {you !== null && <DiceToThrow seat={you} />}
        </div>
        <div className={css.column}>
          {you !== null && <InvitePanel table={view.id} />}
          {/* Who waits at the door is not told how the table is set. */}
          {standing !== 'asked' && (
            <section className={css.panel} aria-labelledby="lobby-settings">
              <h2 id="lobby-settings">
                <Trans>This table</Trans>
              </h2>
              {isHost ? <TableSettings view={view} send={send} /> : <SettingsSummary settings={view.settings} />}
            </section>
          )}
        </div>
      </main>
    </div>
  )
}
