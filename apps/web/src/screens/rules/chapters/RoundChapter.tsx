import { Trans } from '@lingui/react/macro'
import { Die } from '../../../design/dice/Die.tsx'
import { EffectMark } from '../../../design/dice/EffectMark.tsx'
import { Hourglass, Lock } from '../../../design/icons/gameIcons.tsx'
import { Chapter, Rule } from './Chapter.tsx'

const Faces = ({ first, second }: { first: number; second: number }) => (
  <>
    <Die seat={0} value={first} size={30} />
    <Die seat={0} value={second} size={30} />
    <EffectMark value={first} size={24} />
  </>
)

export const RoundChapter = () => (
  <Chapter id="round" title={<Trans>A round</Trans>}>
    <Rule picture={<Die seat={0} value={5} size={38} />}>
      <Trans>
        <strong>Roll</strong> all the dice you have left; nobody else sees them. Then <strong>place exactly one</strong>{' '}
        on a district, or none, and roll the rest again. There are no turns: everyone plays at once.
      </Trans>
    </Rule>
    <Rule picture={<Faces first={1} second={2} />}>
      <Trans>
        <strong>1 and 2 kick.</strong> Placing one, you may send another die that lies there, even your own, to the city
        center. Its owner does not get it back.
      </Trans>
    </Rule>
    <Rule picture={<Faces first={3} second={4} />}>
      <Trans>
        <strong>3 and 4 move the target.</strong> Placing one, you may move the target there by one zone.
      </Trans>
    </Rule>
    <Rule picture={<Faces first={5} second={6} />}>
      <Trans>
        <strong>5 and 6 are just strong.</strong> All effects are optional, and lost with your next roll.
      </Trans>
    </Rule>
    <Rule picture={<Lock size={34} />}>
      <Trans>
        <strong>Lock.</strong> Whoever has placed their last die may lock one district with their screen: nobody places
        there any more in this round, not even they themselves. Why? What you lead stays yours, for nobody can add a
        die, kick or move the target by placing there.
      </Trans>
    </Rule>
    <Rule picture={<Hourglass left={0.7} size={48} />}>
      <Trans>
        <strong>Turn the hourglass.</strong> They may do that too, once a round for the whole table. When the sand has
        run out everything stops, and dice not placed count for nothing. Why? The others lose time to catch up with you.
        If nobody turns it, the table does after a while.
      </Trans>
    </Rule>
  </Chapter>
)
