import { Trans } from '@lingui/react/macro'
import { Die } from '../../../design/dice/Die.tsx'
import { Crown, Droplet, Drone, Pod } from '../../../design/icons/gameIcons.tsx'
import { Chapter, Rule } from './Chapter.tsx'
import css from './Chapters.module.css'

/** The booklet's own example: the sixes cancel, and the 4 wins. */
const Example = () => (
  <span className={css.example}>
    <span>
      <Die seat={1} value={6} size={26} faded />
      <Die seat={1} value={6} size={26} faded />
      <Die seat={1} value={3} size={26} />
      <b>3</b>
    </span>
    <span>
      <Die seat={2} value={4} size={26} />
      <b>
        <Crown size={13} /> 4
      </b>
    </span>
    <span>
      <Die seat={3} value={1} size={26} />
      <b>1</b>
    </span>
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
        Screens go home. Then districts are scored one by one, clockwise, beginning with the one the{' '}
        <strong>drone</strong> points at.
      </Trans>
    </Rule>
    <Rule picture={<Example />}>
      <Trans>
        <strong>Twins cancel:</strong> of one colour, all dice with the same value leave the district and count for
        nothing. Add up what is left. The <strong>highest total</strong> controls the district. Here Ember’s two sixes
        cancel, and Ion’s 4 beats 3 and 1.
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
        Whoever controls it gains the reward of the <strong>target zone</strong> at once. Players who tie for the
        highest total all gain it in full. Several symbols count from left to right.
      </Trans>
    </Rule>
    <Rule picture={<CenterDice />}>
      <Trans>
        Last comes the <strong>city center</strong>: whoever has the most dice there, whatever they show, takes the top
        pod. Tied players take one each. If there are too few pods for all of them, nobody takes any.
      </Trans>
    </Rule>
  </Chapter>
)
