import { useLingui } from '@lingui/react/macro'
import { type Language, languageName, LANGUAGES } from '../../locales/languages.ts'
import { changePreferences } from '../../settings/settings.ts'
import css from './LanguageSwitch.module.css'

/** All languages, each in its own words. */
export function LanguageSwitch() {
  const { i18n, t } = useLingui()
  return (
    <select
      className={css.switch}
      aria-label={t`Language`}
      value={i18n.locale}
      onChange={({ target }) => changePreferences({ language: target.value as Language })}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageName(language)}
        </option>
      ))}
    </select>
  )
}
