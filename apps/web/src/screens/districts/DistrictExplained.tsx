import { useLingui } from '@lingui/react'
import type { Names, Zone, Zones } from '@jelly/rules'
import type { ReactNode } from 'react'
import { Portrait } from '../../art/Portrait.tsx'
import { portraitOf } from '../../art/portraits.ts'
import { districtName } from '../../words/districts.ts'
import { rewardSentence } from '../../words/pages/rewardSentences.ts'
import css from './DistrictExplained.module.css'
import { RewardSymbol } from '../../design/rewards/RewardSymbol.tsx'

interface DistrictExplainedProps {
  readonly face: string
  readonly names: Names | null
  readonly zones: Zones
  /** The zone that glows; none in a gallery. */
  readonly target?: Zone
  /** A mark beside the name. */
  readonly mark?: ReactNode
  readonly level?: 'h2' | 'h3'
}

/** A district face with its three zones in symbols and in words. */
export function DistrictExplained({ face, names, zones, target, mark, level: Heading = 'h3' }: DistrictExplainedProps) {
  const { i18n } = useLingui()
  return (
    <article className={css.card} data-hue={portraitOf({ face, names }).hue}>
      <header className={css.head}>
        <span className={css.title}>
          <Heading>{districtName(i18n, { face, names })}</Heading>
          {mark}
        </span>
        <Portrait of={{ face, names }} className={css.picture} />
      </header>
      <ol className={css.zones}>
        {zones.map((reward, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- three zones, always in this order
          <li key={index} className={css.zone}>
            <span className={css.symbol} data-target={target === index + 1}>
              <RewardSymbol reward={reward} silent />
            </span>
            <span className={css.words}>{rewardSentence(i18n, reward)}</span>
          </li>
        ))}
      </ol>
    </article>
  )
}
