import { Trans } from '@lingui/react/macro'
import { Droplet, Pod } from '../../../design/icons/gameIcons.tsx'
import { Chapter, Rule } from './Chapter.tsx'

export const AroundTheGame = () => (
  <Chapter id="end" title={<Trans>Beginning and end</Trans>}>
    <Rule picture={<Droplet size={36} />}>
      <Trans>
        Three to five players, seven dice and 2 Jelly each. Four rounds; after each of them all dice come home and the
        targets return to the first zone. What you gained you keep.
      </Trans>
    </Rule>
    <Rule picture={<Pod size={36} />}>
      <Trans>
        A pod hides some Jelly, 2 to 6 in our own city, or a die. You alone may look into yours. After the last round
        all pods are opened and added, and those with a die are rolled. The most Jelly wins; equals share the victory.
      </Trans>
    </Rule>
  </Chapter>
)
