import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { District, Seat, View } from '@jelly/rules'
import { Button } from '../../design/controls/Button.tsx'
import { DistrictExplained } from '../districts/DistrictExplained.tsx'
import { Die } from '../../design/dice/Die.tsx'
import { Drone } from '../../design/icons/gameIcons.tsx'
import { ReadyButton } from '../seated/ReadyButton.tsx'
import type { SeatedAt } from '../seated/SeatedAt.ts'
import css from './BriefingScreen.module.css'

function Effects({ seat }: { seat: Seat }) {
  return (
    <ul className={css.effects}>
      <li>
        <Die seat={seat} value={1} size={24} />
        <Die seat={seat} value={2} size={24} />
        <Trans>kick a die to the center</Trans>
      </li>
      <li>
        <Die seat={seat} value={3} size={24} />
        <Die seat={seat} value={4} size={24} />
        <Trans>move the target</Trans>
      </li>
      <li>
        <Die seat={seat} value={5} size={24} />
        <Die seat={seat} value={6} size={24} />
        <Trans>just strong</Trans>
      </li>
    </ul>
  )
}

/** Ready or not, and how many are still reading. */
function ReadyBar({ view, you, send }: SeatedAt) {
  const own = you === null ? undefined : view.seats[you]
  const reading = view.seats.filter((seat) => seat.kind === 'person' && !seat.ready).length
  return (
    <footer className={css.ready}>
      <output>
        <Plural value={reading} _0="Off we go!" one="# player is still reading" other="# players are still reading" />
      </output>
      {you !== null && view.host === you && reading > 1 && (
        <Button look="ghost" onClick={() => send({ type: 'startGame' })}>
          <Trans>Start without waiting</Trans>
        </Button>
      )}
      {own?.kind === 'person' && <ReadyButton ready={own.ready} send={send} />}
    </footer>
  )
}

/** [C1] The drone's district first, then clockwise. */
const inScoringOrder = ({ districts, drone }: View): District[] => [
  ...districts.slice(drone),
  ...districts.slice(0, drone),
]

/** Before the first round: the districts of this game, each reward explained, until all are ready. */
export default function BriefingScreen({ view, you, send }: SeatedAt) {
  const { t } = useLingui()
  const { game } = view
  if (game === null) return null
  return (
    <div className={css.briefing}>
      <title>{`${t`Briefing`} · Jelly Rush`}</title>
      <main className={css.main}>
        <h1>
          <Trans>The city today</Trans>
        </h1>
        <p className={css.lead}>
          <Trans>
            The highest total in a district gains the glowing reward. Dice of one colour that show the same number there
            all cancel, be it two or three.
          </Trans>
        </p>
        <Effects seat={you ?? 0} />
        <ul className={css.districts}>
          {inScoringOrder(game).map(({ face, names, zones, target }, place) => (
            <li key={face}>
              <DistrictExplained
                level="h2"
                face={face}
                names={names}
                zones={zones}
                target={target}
                mark={
                  place === 0 && (
                    <span className={css.first}>
                      <Drone size={20} />
                      <Trans>scored first</Trans>
                    </span>
                  )
                }
              />
            </li>
          ))}
        </ul>
      </main>
      <ReadyBar view={view} you={you} send={send} />
    </div>
  )
}
