import { Trans } from '@lingui/react/macro'
import { Die } from '../../../design/dice/Die.tsx'
import { Hourglass, Lock } from '../../../design/icons/gameIcons.tsx'
import { Chapter, Rule } from './Chapter.tsx'
import css from './Chapters.module.css'

const TRAY = [2, 5, 3, 6, 1, 4, 4] as const

const Tray = () => (
  <span className={css.tray}>
    {TRAY.map((value, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- a picture
      <Die key={place} seat={0} value={value} size={30} />
    ))}
  </span>
)

const Pair = ({ first, second }: { first: number; second: number }) => (
  <>
    <Die seat={0} value={first} size={38} />
    <Die seat={0} value={second} size={38} />
  </>
)

export const RoundChapter = () => (
  <Chapter id="round" title={<Trans>A round</Trans>}>
    <Rule picture={<Tray />}>
      <Trans>
        <strong>Roll</strong> all the dice you have left. Nobody else sees them. Then <strong>place exactly one</strong>{' '}
        in front of a district, or none, and roll the rest again. A placed die never comes back to your hand. There are
        no turns: everyone rolls and places at once.
      </Trans>
    </Rule>
    <Rule picture={<Pair first={1} second={2} />}>
      <Trans>
        <strong>1 and 2 kick.</strong> Right after placing one you may send any other die of that district, even your
        own, to the city center. It counts as placed: its owner does not get it back.
      </Trans>
    </Rule>
    <Rule picture={<Pair first={3} second={4} />}>
      <Trans>
        <strong>3 and 4 slide.</strong> Right after placing one you may move that district’s target one zone up or down.
        From the first zone to the third it takes two such dice.
      </Trans>
    </Rule>
    <Rule picture={<Pair first={5} second={6} />}>
      <Trans>
        <strong>5 and 6 are muscle only.</strong> They do nothing but count. Effects are free to use, and lost with your
        next roll.
      </Trans>
    </Rule>
    <Rule picture={<Lock size={38} />}>
      <Trans>
        <strong>Finished?</strong> Whoever has placed the last die may <strong>lock</strong> one district with their
        screen: until the end of the round nobody places there any more, not even they themselves.
      </Trans>
    </Rule>
    <Rule picture={<Hourglass left={0.7} size={56} />}>
      <Trans>
        They may also <strong>turn the hourglass</strong>, once a round for the whole table. The others have ten seconds
        left; then everything stops, and dice not placed count for nothing. If nobody turns it, the table does after a
        while.
      </Trans>
    </Rule>
  </Chapter>
)
