import { Trans, useLingui } from '@lingui/react/macro'
import { Pod } from '../../../design/icons/gameIcons.tsx'
import { CityMonster } from '../monster/CityMonster.tsx'
import { Sand } from '../time/Sand.tsx'
import { SandLamps } from '../time/SandLamps.tsx'
import { CenterDice } from './CenterDice.tsx'
import type { CityLayout } from './cityLayout.ts'
import css from './Plaza.module.css'

/** The monster's picture is 360 × 320; its belly is three quarters as wide. */
const SHAPE = 360 / 320
const BELLY = 0.72
const SAND = { width: 112, height: 74 }
/** A row that is so much wider than high: the monster lies along it. */
const LYING = 1.5

/** The city center: the jelly with the kicked dice in its belly, and on large screens the hourglass. */
export function Plaza({ layout: { plaza, cards, drone } }: { layout: CityLayout }) {
  const { t } = useLingui()
  const { width, height, x, y } = plaza
  const small = drone === null
  const lying = small && width > height * LYING
  const beside = !small && width >= 300
  const monsterHeight = Math.round(
    Math.min(height - (small || beside ? 0 : SAND.height), roomFor(width, beside) / SHAPE),
  )
  const belly = lying ? width * 0.68 - 20 : monsterHeight * SHAPE * BELLY
  const dieSize = small ? Math.min(24, Math.floor(height * 0.4)) : Math.min(30, Math.floor(monsterHeight * 0.13))
  return (
    <section
      className={css.plaza}
      data-plaza
      data-small={small || undefined}
      data-lying={lying || undefined}
      data-beside={beside || undefined}
      aria-label={t`City center`}
      style={{ width, height, transform: `translate(${Math.round(x - width / 2)}px, ${Math.round(y - height / 2)}px)` }}
    >
      {!small && <SandLamps shape="ring" className={css.lamps} />}
      <div className={css.monster} style={{ height: lying ? height : monsterHeight, width: lying ? width : undefined }}>
        <CityMonster middle={plaza} districts={cards} lying={lying}>
          <CenterDice size={dieSize} room={Math.floor(belly / (dieSize + 4))} />
        </CityMonster>
      </div>
      {(!small || width > 240) && (
        <div className={css.beside}>
          {!small && <Sand size={beside ? 84 : 58} />}
          <p className={css.sign}>
            <Trans>most dice</Trans> → <Pod size={14} />
          </p>
        </div>
      )}
    </section>
  )
}

const roomFor = (width: number, beside: boolean): number => (beside ? width - SAND.width : width)
