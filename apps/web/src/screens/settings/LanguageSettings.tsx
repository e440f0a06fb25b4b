import { Trans } from '@lingui/react/macro'
import { Segments } from '../../design/controls/Segments.tsx'
import { type Language, languageName, LANGUAGES } from '../../locales/languages.ts'
import type { LanguageChoice } from '../../settings/preferences.ts'
import { changePreferences, useSettings } from '../../settings/settings.ts'

const named = (tag: Language) => <span lang={tag}>{languageName(tag)}</span>

export function LanguageSettings() {
  const { language } = useSettings()
  return (
    <Segments<LanguageChoice>
      title={<Trans>The page speaks</Trans>}
      value={language}
      options={[
        ['auto', <Trans key="auto">As the browser</Trans>],
        ...LANGUAGES.map((tag) => [tag, named(tag)] as const),
      ]}
      onChange={(choice) => changePreferences({ language: choice })}
    />
  )
}
