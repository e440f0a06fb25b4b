import { Trans, useLingui } from '@lingui/react/macro'
import { type Effect, ownerOf, type PlacedDie } from '@jelly/rules'
import type { ReactNode } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { RewardSymbol } from '../../../design/rewards/RewardSymbol.tsx'
import { KeyCap } from '../../../keys/KeyCap.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { kickText, slideText } from '../../../words/table/effects.ts'
import { useActions } from '../actions/ActionsContext.ts'
import { useNames } from '../hooks/useNames.ts'
import type { UsableEffect } from '../actions/usePendingEffect.ts'
import css from './Ribbon.module.css'

/** More targets than fit side by side stand in two rows, and very many take the words' room too. */
function crowd(targets: number): 'some' | 'many' | undefined {
  if (targets > 12) return 'many'
  return targets > 4 ? 'some' : undefined
}

/** [R4] What the die placed last may do, until the next roll. */
export function Ribbon({ effect }: { effect: UsableEffect }) {
  const { t } = useLingui()
  const actions = useActions()
  const names = useNames()
  const { keys } = useSettings()
  const window = useTable(({ view }) => view?.durations.effect ?? 0)
  const { pending, effects } = effect
  const name = names.district(pending.district)
  const kicks = effects.some((one) => 'kick' in one)
  return (
    <fieldset
      className={css.ribbon}
      data-many={crowd(effects.length)}
      aria-label={kicks ? t`Kick from ${name}` : t`Move the target of ${name}`}
    >
      <div className={css.words}>
        <b>{kicks ? <Trans>Kick from {name}?</Trans> : <Trans>Move the target of {name}?</Trans>}</b>
        <span className={css.time}>
          <i key={pending.die} style={{ animationDuration: `${window}ms` }} />
        </span>
      </div>
      <ul className={css.targets}>
        {effects.map((one, n) => (
          <li key={JSON.stringify(one)}>
            <Target effect={one} district={pending.district} n={n} />
          </li>
        ))}
      </ul>
      <button type="button" className={css.skip} onClick={actions?.roll}>
        <Trans>Skip</Trans> <KeyCap code={keys.roll} />
      </button>
    </fieldset>
  )
}

function Target({ effect, district, n }: { effect: Effect; district: number; n: number }) {
  return 'kick' in effect ? (
    <KickChoice effect={effect} district={district} n={n} />
  ) : (
    <SlideChoice effect={effect} district={district} />
  )
}

function KickChoice({ effect, district, n }: { effect: { kick: number }; district: number; n: number }) {
  const { i18n } = useLingui()
  const names = useNames()
  const you = useTable((snapshot) => snapshot.you)
  const placed = useTable(({ shown }) => shown?.game?.districts[district]?.dice.find(({ die }) => die === effect.kick))
  const { die, value }: PlacedDie = placed ?? { die: effect.kick, value: 1 }
  const owner = ownerOf(die)
  return (
    <TargetButton effect={effect} label={kickText(i18n, value, owner === you ? null : names.who(owner))}>
      <Die seat={owner} value={value} size={34} />
      {n < 9 && <KeyCap code={`Digit${n + 1}`} className={css.key} />}
    </TargetButton>
  )
}

function SlideChoice({ effect, district }: { effect: Extract<Effect, { slide: unknown }>; district: number }) {
  const { i18n } = useLingui()
  const { keys } = useSettings()
  const target = useTable(({ shown }) => shown?.game?.districts[district]?.target ?? 1)
  const zones = useTable(({ shown }) => shown?.game?.districts[district]?.zones)
  const reward = zones?.[effect.slide - 1] ?? []
  const up = effect.slide < target
  return (
    <TargetButton effect={effect} label={slideText(i18n, reward)} wide>
      <span aria-hidden="true">{up ? '↑' : '↓'}</span>
      <RewardSymbol reward={reward} form="line" silent />
      <KeyCap code={up ? keys.targetUp : keys.targetDown} className={css.key} />
    </TargetButton>
  )
}

interface TargetButtonProps {
  readonly effect: Effect
  readonly label: string
  readonly wide?: boolean
  readonly children: ReactNode
}

function TargetButton({ effect, label, wide = false, children }: TargetButtonProps) {
  const actions = useActions()
  return (
    <button
      type="button"
      className={css.target}
      data-wide={wide || undefined}
      data-effect={'kick' in effect ? `kick ${effect.kick}` : `slide ${effect.slide}`}
      aria-label={label}
      onClick={() => actions?.act(effect)}
    >
      {children}
    </button>
  )
}
