import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '../controls/Button.tsx'
import { changeSettings } from '../../settings/settings.ts'

/** The other language, in its own words. */
export function LanguageSwitch() {
  const { i18n } = useLingui()
  const other = i18n.locale === 'fr' ? 'en' : 'fr'
  return (
    <button
      type="button"
      lang={other}
      className={buttonClass('quiet', 'small')}
      onClick={() => changeSettings({ language: other })}
    >
      {other === 'fr' ? 'Français' : 'English'}
    </button>
  )
}
