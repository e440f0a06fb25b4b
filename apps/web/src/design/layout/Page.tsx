import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { buttonClass } from '../controls/Button.tsx'
import { BackArrow } from '../icons/pageIcons.tsx'
import css from './Page.module.css'

interface PageProps {
  /** Plain words: they name the browser's tab too. */
  readonly title: string
  readonly lead?: ReactNode
  /** Decoration beside it. */
  readonly picture?: ReactNode
  readonly children: ReactNode
}

/** A page to read: a way home, a title, and a column. */
export function Page({ title, lead, picture, children }: PageProps) {
  return (
    <div className={css.page}>
      <title>{`${title} · Jelly Rush`}</title>
      <header className={css.bar}>
        <Link href="/" className={buttonClass('quiet', 'small')}>
          <BackArrow size={18} />
          <span aria-hidden="true" translate="no">
            Jelly Rush
          </span>
          <span className="visually-hidden">
            <Trans>Jelly Rush – home</Trans>
          </span>
        </Link>
        <LanguageSwitch />
      </header>
      <main className={css.main}>
        <h1 className={css.title}>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
        {children}
        {picture && <div className={css.picture}>{picture}</div>}
      </main>
    </div>
  )
}
