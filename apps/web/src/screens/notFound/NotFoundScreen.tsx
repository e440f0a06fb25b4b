import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { Monster } from '../../art/monster/Monster.tsx'
import { buttonClass } from '../../design/controls/Button.tsx'
import { Die } from '../../design/dice/Die.tsx'
import { Page } from '../../design/layout/Page.tsx'
import css from './NotFoundScreen.module.css'

export default function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <Page
      title={t`This address leads nowhere`}
      lead={<Trans>No district stands here. Perhaps the link was cut short.</Trans>}
      picture={<Monster round={2} mood="happy" />}
    >
      <p className={css.dice} aria-hidden="true">
        <Die seat={0} value={4} size={72} />
        <Die seat={1} size={72} />
        <Die seat={2} value={4} size={72} />
      </p>
      <Link href="/" className={buttonClass()}>
        <Trans>To the home page</Trans>
      </Link>
    </Page>
  )
}
