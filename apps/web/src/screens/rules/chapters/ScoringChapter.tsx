import { Trans } from '@lingui/react/macro'
import { Die } from '../../../design/dice/Die.tsx'
import { Droplet, Drone, Pod } from '../../../design/icons/gameIcons.tsx'
import { Chapter, Rule } from './Chapter.tsx'
import css from './Chapters.module.css'

const EXAMPLES = [
  { dice: [6], total: 6 },
  { dice: [6, 6], total: 0 },
  { dice: [6, 6, 6], total: 0 },
  { dice: [6, 6, 3], total: 3 },
] as const

/** Twins of one colour: with one die, with two and with three. */
const Example = () => (
  <span className={css.example}>
    {EXAMPLES.map(({ dice, total }) => (
      <span key={dice.join('')}>
        {dice.map((value, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- a picture
          <Die key={n} seat={1} value={value} size={24} faded={dice.length > 1 && value === 6} />
        ))}
        <b>= {total}</b>
      </span>
    ))}
  </span>
)

const CenterDice = () => (
  <>
    <Die seat={2} value={1} size={26} />
    <Die seat={2} value={5} size={26} />
    <Die seat={1} value={6} size={26} />
    <Pod size={30} />
  </>
)

export const ScoringChapter = () => (
  <Chapter id="scoring" title={<Trans>Scoring</Trans>}>
    <Rule picture={<Drone size={38} />}>
      <Trans>
        Districts are scored one by one, clockwise, beginning with the one the <strong>drone</strong> points at.
      </Trans>
    </Rule>
    <Rule picture={<Example />}>
      <Trans>
        <strong>Twins cancel:</strong> if dice of one colour show the same number in a district, all of them count for
        nothing, be it two or three. Add up the others: the <strong>highest total</strong> controls the district.
      </Trans>
    </Rule>
    <Rule
      picture={
        <span className={css.target}>
          6 <Droplet size={20} />
        </span>
      }
    >
      <Trans>
        Whoever controls it gains the <strong>target’s reward</strong> at once. Players who tie all gain it in full.
      </Trans>
    </Rule>
    <Rule picture={<CenterDice />}>
      <Trans>
        Last comes the <strong>city center</strong>: whoever has the most dice there, whatever they show, takes a pod.
        Tied players take one each; if there are too few pods for all of them, nobody takes any.
      </Trans>
    </Rule>
  </Chapter>
)
