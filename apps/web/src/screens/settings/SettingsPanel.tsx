import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useHasKeyboard } from '../../keys/useHasKeyboard.ts'
import { CoachSettings } from './CoachSettings.tsx'
import { KeySettings } from './KeySettings.tsx'
import { LanguageSettings } from './LanguageSettings.tsx'
import { LookSettings } from './LookSettings.tsx'
import css from './SettingsPanel.module.css'
import { SoundSettings } from './SoundSettings.tsx'

const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={css.group}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** All preferences; a page of its own, and a dialog at the table. */
export function SettingsPanel() {
  const hasKeyboard = useHasKeyboard()
  return (
    <div className={css.panel}>
      <div className={css.column}>
        <Group title={<Trans>Language</Trans>}>
          <LanguageSettings />
        </Group>
        <Group title={<Trans>Seeing and pressing</Trans>}>
          <LookSettings />
        </Group>
        <Group title={<Trans>Pip, the coach</Trans>}>
          <CoachSettings />
        </Group>
      </div>
      <Group title={<Trans>Sound and touch</Trans>}>
        <SoundSettings />
      </Group>
      {hasKeyboard && (
        <Group title={<Trans>Keys</Trans>}>
          <KeySettings />
        </Group>
      )}
    </div>
  )
}
