import { Trans } from '@lingui/react/macro'
import { Droplet, Pod } from '../../../design/icons/gameIcons.tsx'
import { Die } from '../../../design/dice/Die.tsx'
import { Chapter, Rule } from './Chapter.tsx'

export const AroundTheGame = () => (
  <Chapter id="end" title={<Trans>Beginning and end</Trans>}>
    <Rule picture={<Droplet size={40} />}>
      <Trans>
        Three to five players, seven dice and 2 Jelly each. The city has two districts more than there are players,
        drawn at random; each shows one of its two faces, and its target starts on the first zone, at the entrance.
      </Trans>
    </Rule>
    <Rule picture={<Die seat={4} value={6} size={40} />}>
      <Trans>
        For the next round all dice come home, targets return to the first zone, and the board with its drone makes a
        quarter turn. What you gained you keep. The game has four rounds.
      </Trans>
    </Rule>
    <Rule picture={<Pod size={44} />}>
      <Trans>
        A pod hides 2 to 6 Jelly, or a die. Only its owner looks; the others see how many you hold. After the last round
        pods with a die are rolled, all are opened and added. The most Jelly wins, and equals share the victory.
      </Trans>
    </Rule>
  </Chapter>
)
