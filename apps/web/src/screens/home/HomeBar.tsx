import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { buttonClass } from '../../design/controls/Button.tsx'
import { Gear } from '../../design/icons/homeIcons.tsx'
import { LanguageSwitch } from '../../design/layout/LanguageSwitch.tsx'
import css from './HomeBar.module.css'

export function HomeBar() {
  const { t } = useLingui()
  return (
    <header className={css.bar}>
      <LanguageSwitch />
      <Link href="/settings" className={buttonClass('quiet', 'small')} aria-label={t`Settings`}>
        <Gear size={20} />
        <span className={css.word}>
          <Trans>Settings</Trans>
        </span>
      </Link>
    </header>
  )
}
