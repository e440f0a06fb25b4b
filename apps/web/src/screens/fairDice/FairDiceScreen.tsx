import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '../../design/layout/Page.tsx'
import css from './FairDiceScreen.module.css'

/** How the dice are made, what that proves, and what it does not. */
export default function FairDiceScreen() {
  const { t } = useLingui()
  return (
    <Page
      title={t`Dice that anyone can check`}
      lead={
        <Trans>
          Every die of an online game can be worked out again afterwards, by anyone, from numbers fixed before it began.
        </Trans>
      }
    >
      <ol className={css.steps}>
        <li>
          <Trans>
            Before a game the server makes up a long random <strong>key</strong> and shows everyone its fingerprint. The
            fingerprint tells nothing about the key, but no other key has the same one: the server is bound.
          </Trans>
        </li>
        <li>
          <Trans>
            Only then each player’s browser makes up a <strong>seed</strong> of its own and sends it.
          </Trans>
        </li>
        <li>
          <Trans>
            Key and seeds together decide every die: one endless row of dice for each seat. Which die comes next depends
            only on how many that seat has rolled, never on who is winning.
          </Trans>
        </li>
        <li>
          <Trans>
            When the game is over the key is opened. The end screen works out every die again and plays every move again
            under the rules; so does the command <code>jelly verify</code>, on your own machine.
          </Trans>
        </li>
      </ol>
      <div className={css.halves}>
        <section>
          <h2>
            <Trans>What this proves</Trans>
          </h2>
          <ul>
            <li>
              <Trans>The server changed no die after it had seen the seeds.</Trans>
            </li>
            <li>
              <Trans>Your own seed went into the dice: nobody could choose all of them without you.</Trans>
            </li>
            <li>
              <Trans>Everything in a replay follows from the dice and the players’ moves by the rules.</Trans>
            </li>
          </ul>
        </section>
        <section>
          <h2>
            <Trans>What it does not prove</Trans>
          </h2>
          <ul>
            <li>
              <Trans>That nobody looked: whoever runs the server knows the key from the beginning.</Trans>
            </li>
            <li>
              <Trans>That whoever runs the server did not also play, and choose their seed last.</Trans>
            </li>
            <li>
              <Trans>Who pressed first: the fairness report of each round is about that.</Trans>
            </li>
          </ul>
        </section>
      </div>
      <p className={css.more}>
        <Trans>
          The exact recipe, with numbers to test your own checker, is in the file docs/fair-dice.md of the source code.
        </Trans>
      </p>
    </Page>
  )
}
