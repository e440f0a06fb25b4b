import { Trans, useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { Pod } from '../../../design/icons/gameIcons.tsx'
import { CityMonster } from '../monster/CityMonster.tsx'
import { Sand } from '../time/Sand.tsx'
import { SandLamps } from '../time/SandLamps.tsx'
import { CenterContext } from './CenterContext.tsx'
import type { CityLayout } from './cityLayout.ts'
import { plazaMeasures } from './plazaMeasures.ts'
import css from './Plaza.module.css'

/** As the style sheet has it. */
const LOW = 80

/** The city center: the jelly with the kicked dice in its belly, and on large screens the hourglass. */
export function Plaza({ layout: { plaza, cards, drone } }: { layout: CityLayout }) {
  const { t } = useLingui()
  const { width, height, x, y } = plaza
  const { shape, monster, belly, largest } = plazaMeasures(plaza, drone !== null)
  const onRing = shape === 'beside' || shape === 'stacked'
  const isApart = shape === 'cell' || shape === 'column'
  const place = isApart ? (height < LOW ? 'low' : 'high') : shape === 'lying' ? 'lying' : 'standing'
  const dice = useContext(CenterContext)({ room: belly, largest, place })
  const sign = (
    <p className={css.sign}>
      <Trans>most dice</Trans>{' '}
      <span>
        → <Pod size={14} />
      </span>
    </p>
  )
  return (
    <section
      className={css.plaza}
      data-plaza
      data-about="center"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- within reach of keys: what is focused is told about
      tabIndex={0}
      data-shape={shape}
      aria-label={t`City center`}
      style={{ width, height, transform: `translate(${Math.round(x - width / 2)}px, ${Math.round(y - height / 2)}px)` }}
    >
      {onRing && <SandLamps shape="ring" className={css.lamps} />}
      <div className={css.monster} style={monster}>
        <CityMonster middle={plaza} districts={cards} lying={shape === 'lying'}>
          {isApart ? undefined : dice}
        </CityMonster>
      </div>
      {isApart && (
        <div className={css.tank}>
          {dice}
          {sign}
        </div>
      )}
      {!isApart && (
        <div className={css.beside}>
          {onRing && <Sand size={shape === 'beside' ? 84 : 58} />}
          {sign}
        </div>
      )}
    </section>
  )
}
