import { withWords } from '../../../i18n/catalogs.ts'

export const loadSettings = async () => {
  const { SettingsPanel } = await withWords('pages', import('../../settings/SettingsPanel.tsx'))
  return { default: SettingsPanel }
}
