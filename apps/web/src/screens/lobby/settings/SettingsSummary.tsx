import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Settings } from '@jelly/table'
import { sandSeconds } from '../../../words/pages/sandSeconds.ts'
import { tempoName } from '../../../words/tableWords.ts'
import { editionName } from './editionName.ts'
import css from './TableSettings.module.css'

/** What the host has decided, for those who cannot change it. */
export function SettingsSummary({ settings }: { settings: Settings }) {
  const { i18n } = useLingui()
  const { players } = settings
  const sand = sandSeconds(settings.tempo, settings.sandFactor)
  return (
    <ul className={css.chips}>
      <li>
        <Plural value={players} one="# player" other="# players" />
      </li>
      <li>{i18n._(tempoName(settings.tempo))}</li>
      <li>
        <Trans>{sand} s of sand</Trans>
      </li>
      {settings.firstGame && (
        <li>
          <Trans>Simpler districts</Trans>
        </li>
      )}
      {settings.promo && (
        <li>
          <Trans>Promo board</Trans>
        </li>
      )}
      {settings.purist && (
        <li>
          <Trans>Purist</Trans>
        </li>
      )}
      {settings.turnCity && (
        <li>
          <Trans>Turn the city</Trans>
        </li>
      )}
      {!settings.compensation && (
        <li>
          <Trans>Slow lines are not made up for</Trans>
        </li>
      )}
      {settings.edition !== null && <li>{editionName(settings.edition) ?? <Trans>An edition of their own</Trans>}</li>}
      <li>{settings.spectators ? <Trans>Spectators welcome</Trans> : <Trans>No spectators</Trans>}</li>
    </ul>
  )
}
