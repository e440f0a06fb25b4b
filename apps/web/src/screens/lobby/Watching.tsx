import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { WatcherCount } from '@jelly/client'
import { Eye } from '../../design/icons/pageIcons.tsx'
import { listed } from '../../words/listed.ts'
import css from './LobbyActions.module.css'

/** How many watch, and who of them wants to be known. */
export function Watching({ count, names }: WatcherCount) {
  const { i18n } = useLingui()
  const known = listed(i18n, names)
  return (
    <p className={css.note}>
      <Eye size={14} />{' '}
      {names.length === 0 ? (
        <Plural value={count} one="# person watches." other="# people watch." />
      ) : (
        <Trans>
          Watching: {count} ({known})
        </Trans>
      )}
    </p>
  )
}
