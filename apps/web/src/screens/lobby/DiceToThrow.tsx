import { Trans, useLingui } from '@lingui/react/macro'
import { DICE_PER_SEAT, type Seat } from '@jelly/rules'
import { useState } from 'react'
import { Button } from '../../design/controls/Button.tsx'
import { Die } from '../../design/dice/Die.tsx'
import { buzz, playCue } from '../../sound/sound.ts'
import css from './DiceToThrow.module.css'

const throwOne = (): number => 1 + Math.floor(Math.random() * 6)

const throwAll = (): number[] => Array.from({ length: DICE_PER_SEAT }, throwOne)

/** Something for the hands while others arrive; these dice count for nothing. */
export function DiceToThrow({ seat }: { seat: Seat }) {
  const { t } = useLingui()
  const [thrown, setThrown] = useState({ count: 0, values: [1, 2, 3, 4, 5, 6, 6] })
  const spoken = thrown.values.join(', ')

  function roll() {
    setThrown(({ count }) => ({ count: count + 1, values: throwAll() }))
    playCue('rattle')
    buzz()
  }

  return (
    <section className={css.corner} aria-label={t`Dice to throw while you wait`}>
      <div className={css.dice}>
        {thrown.values.map((value, place) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a new throw is new dice
            key={`${thrown.count} ${place}`}
            className={css.die}
            data-thrown={thrown.count > 0}
            style={{ '--place': place }}
          >
            <Die seat={seat} value={value} size="100%" />
          </span>
        ))}
      </div>
      <output className="visually-hidden">{thrown.count > 0 && spoken}</output>
      <Button look="ghost" onClick={roll}>
        <Trans>Throw some dice</Trans>
      </Button>
    </section>
  )
}
