import { Trans } from '@lingui/react/macro'

export function HomeScreen() {
  return (
    <main>
      <h1>Jelly Rush</h1>
      <p>
        <Trans>An unofficial online table for the board game Attack of the Jelly Monster.</Trans>
      </p>
    </main>
  )
}
