import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { Page } from '../../design/layout/Page.tsx'
import css from './chapters/Chapters.module.css'
import { RulesBody } from './RulesBody.tsx'

/** The game as one person tells it to another, in the order in which it is needed. */
export default function RulesScreen() {
  const { t } = useLingui()
  return (
    <Page
      title={t`Rules`}
      lead={
        <Trans>
          Something soft has come down on the city. Your squad of seven dice gathers as much Jelly as it can in four
          rounds, and so do the others, all at the same time.
        </Trans>
      }
    >
      <RulesBody />
      <p className={css.next}>
        <Link href="/districts">
          <Trans>See every district of the city</Trans>
        </Link>
      </p>
    </Page>
  )
}
