import { Trans, useLingui } from '@lingui/react/macro'
import { BOT_LEVELS, SAND_FACTORS, type Settings, TEMPO_IDS } from '@jelly/table'
import { Segments } from '../../../design/controls/Segments.tsx'
import { Switch } from '../../../design/controls/Switch.tsx'
import { sandSeconds } from '../../../words/pages/sandSeconds.ts'
import { tempoHint } from '../../../words/pages/tempoHints.ts'
import { botLevelName, tempoName } from '../../../words/tableWords.ts'
import type { SeatedAt } from '../../seated/SeatedAt.ts'
import { EditionField } from './EditionField.tsx'
import css from './TableSettings.module.css'
import { Times } from './Times.tsx'
import { usePendingSettings } from './usePendingSettings.ts'

const PLAYERS = [3, 4, 5] as const

type Change = (settings: Partial<Settings>) => void

function Basics({ settings, change }: { settings: Settings; change: Change }) {
  const { i18n, t } = useLingui()
  const secondsText = (seconds: number): string => t`${seconds} s`
  return (
    <>
      <Segments
        title={<Trans>Players</Trans>}
        value={settings.players}
        options={PLAYERS.map((count) => [count, count] as const)}
        onChange={(players) => change({ players })}
      />
      <Segments
        title={<Trans>Tempo</Trans>}
        hint={i18n._(tempoHint(settings.tempo))}
        value={settings.tempo}
        options={TEMPO_IDS.map((tempo) => [tempo, i18n._(tempoName(tempo))] as const)}
        onChange={(tempo) => change({ tempo })}
      />
      <Segments
        title={<Trans>Sand</Trans>}
        value={settings.sandFactor}
        options={SAND_FACTORS.map((factor) => [factor, secondsText(sandSeconds(settings.tempo, factor))] as const)}
        onChange={(sandFactor) => change({ sandFactor })}
      />
      <Segments
        title={<Trans>Bots that fill free seats</Trans>}
        value={settings.botLevel}
        options={BOT_LEVELS.map((level) => [level, i18n._(botLevelName(level))] as const)}
        onChange={(botLevel) => change({ botLevel })}
      />
      <Switch
        title={<Trans>First game</Trans>}
        hint={<Trans>Only the simpler districts</Trans>}
        checked={settings.firstGame}
        onChange={(firstGame) => change({ firstGame })}
      />
    </>
  )
}

function Details({ table, settings, change }: { table: string; settings: Settings; change: Change }) {
  return (
    <>
      <Switch
        title={<Trans>Promo board</Trans>}
        hint={<Trans>Cannes and New York may be drawn</Trans>}
        checked={settings.promo}
        onChange={(promo) => change({ promo })}
      />
      <Switch
        title={<Trans>Purist</Trans>}
        hint={<Trans>No finish plan, no holding to roll, no “if scored now”</Trans>}
        checked={settings.purist}
        onChange={(purist) => change({ purist })}
      />
      <Switch
        title={<Trans>Briefing</Trans>}
        hint={<Trans>The districts are shown before the first round, until all are ready</Trans>}
        checked={settings.briefing}
        onChange={(briefing) => change({ briefing })}
      />
      <Switch
        title={<Trans>Turn the city</Trans>}
        hint={<Trans>After each round by a quarter, as on a real table</Trans>}
        checked={settings.turnCity}
        onChange={(turnCity) => change({ turnCity })}
      />
      <Switch
        title={<Trans>Make up for slow lines</Trans>}
        hint={<Trans>Who pressed first counts, not whose line is faster. Off: who arrives first</Trans>}
        checked={settings.compensation}
        onChange={(compensation) => change({ compensation })}
      />
      <Switch
        title={<Trans>Spectators</Trans>}
        hint={<Trans>Others may watch what everyone at the table sees</Trans>}
        checked={settings.spectators}
        onChange={(spectators) => change({ spectators })}
      />
      <Switch
        title={<Trans>Open table</Trans>}
        hint={<Trans>Listed on the home page for anyone to join</Trans>}
        checked={settings.open}
        onChange={(open) => change({ open })}
      />
      <Switch
        title={<Trans>Ask me first</Trans>}
        hint={<Trans>You let each newcomer in</Trans>}
        checked={settings.approve}
        onChange={(approve) => change({ approve })}
      />
      <Switch
        title={<Trans>A bot stands in</Trans>}
        hint={<Trans>For whoever has been gone for 20 seconds</Trans>}
        checked={settings.whenAway === 'bot'}
        onChange={(on) => change({ whenAway: on ? 'bot' : 'idle' })}
      />
      <Times settings={settings} change={change} />
      <EditionField table={table} edition={settings.edition} onReset={() => change({ edition: null })} />
    </>
  )
}

/** What the host decides. */
export function TableSettings({ view, send }: Pick<SeatedAt, 'view' | 'send'>) {
  const [settings, change] = usePendingSettings(view.settings, send)
  return (
    <div className={css.settings}>
      <Basics settings={settings} change={change} />
      <details className={css.more}>
        <summary>
          <Trans>More settings</Trans>
        </summary>
        <div className={css.settings}>
          <Details table={view.id} settings={settings} change={change} />
        </div>
      </details>
    </div>
  )
}
