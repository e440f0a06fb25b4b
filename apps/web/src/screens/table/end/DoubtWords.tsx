import { Trans, useLingui } from '@lingui/react/macro'
import type { Doubt } from '@jelly/dice'
import { DOUBTS } from '../../../words/replay/doubts.ts'

/** Why a game does not check. */
export default function DoubtWords({ doubt }: { doubt: Doubt }) {
  const { i18n } = useLingui()
  return (
    <span>
      <Trans>This game does not check.</Trans> {i18n._(DOUBTS[doubt])}
    </span>
  )
}
