import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Trans } from '@lingui/react/macro'
import { KeyCap } from '../../../keys/KeyCap.tsx'
import type { KeyAction } from '../../../settings/keyMap.ts'
import { useSettings } from '../../../settings/settings.ts'
import css from './TableMenu.module.css'

const LINES: readonly (readonly [MessageDescriptor, readonly KeyAction[]])[] = [
  [msg`Roll, or skip the effect and roll`, ['roll']],
  [msg`Pick a die by its face`, ['die1', 'die2', 'die3', 'die4', 'die5', 'die6']],
  [
    msg`Place it on a district`,
    ['district1', 'district2', 'district3', 'district4', 'district5', 'district6', 'district7'],
  ],
  [msg`Kick: the number on the die`, ['die1', 'die2', 'die3']],
  [msg`Move the target`, ['targetUp', 'targetDown']],
  [msg`From a card: look at its rewards`, ['targetUp', 'targetDown']],
  [msg`Lock, then a district`, ['lock']],
  [msg`Turn the hourglass`, ['flip']],
  [msg`Let go of a die`, ['cancel']],
  [msg`Read out: summary, last events`, ['summary', 'lastEvents']],
  [msg`Read out: time, my dice`, ['time', 'myDice']],
  [msg`Read out a district`, ['askDistrict']],
  [msg`Calm view, sound`, ['zen', 'mute']],
]

/** The keys of the table, with the caps of this keyboard. */
export function KeyHelp() {
  const { i18n } = useLingui()
  const { keys } = useSettings()
  return (
    <section className={css.help}>
      <h3>
        <Trans>Keys</Trans>
      </h3>
      <ul className={css.keys}>
        {LINES.map(([words, actions]) => (
          <li key={words.id}>
            <span>{i18n._(words)}</span>
            <span>
              {actions.map((action) => (
                <KeyCap key={action} code={keys[action]} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
