import { useLingui } from '@lingui/react'
import { type DieId, effectOf } from '@jelly/rules'
import { useLayoutEffect, useRef } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { EffectMark } from '../../../design/dice/EffectMark.tsx'
import { Die } from '../../../design/dice/Die.tsx'
import { KeyCap } from '../../../keys/KeyCap.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { buzz } from '../../../sound/sound.ts'
import { dieText } from '../../../words/table/effects.ts'
import { useActions, useIntent, useIntentSoon } from '../actions/ActionsContext.ts'
import { useDrag } from './useDrag.ts'
import { useFlights } from '../motion/FlightsContext.ts'
import css from './Tray.module.css'

interface TrayDieProps {
  readonly die: DieId
  readonly value: number | null
  readonly roll: number
  readonly ready: boolean
}

/** One of my dice: tap it or drag it. */
export function TrayDie({ die, value, roll, ready }: TrayDieProps) {
  const { i18n } = useLingui()
  const you = useTable((snapshot) => snapshot.you) ?? 0
  const actions = useActions()
  const flights = useFlights()
  const drag = useDrag(die)
  const { keys } = useSettings()
  const box = useRef<HTMLButtonElement>(null)
  const pending = useTable(({ marks }) => marks.dice.includes(die))
  const picked = useIntent((intent) => intent.kind === 'picked' && intent.die === die)
  const lifted = useIntentSoon((intent) => intent.kind === 'picked' && intent.die === die)
  // With an effect that comes later React asks for a task of its own in the middle of the press.
  useLayoutEffect(() => {
    if (picked && box.current) flights.startAt(die, box.current)
  }, [picked, die, flights])

  return (
    <button
      ref={box}
      type="button"
      className={css.die}
      data-tray-die={die}
      data-picked={picked || undefined}
      data-lifted={lifted || undefined}
      data-pending={pending || undefined}
      data-ready={ready || undefined}
      aria-pressed={picked}
      aria-disabled={!ready}
      aria-label={dieText(i18n, value)}
      onClick={() => {
        buzz(8)
        actions?.tapDie(die)
      }}
      {...drag}
    >
      {/* A new roll restarts the tumble. */}
      <span ref={flights.ref(die, 'tray')} className={css.flight}>
        <span key={roll} className={css.tumble} style={{ animationDelay: `${(die % 7) * 12}ms` }}>
          <span className={css.face}>
            <Die seat={you} value={value} size="100%" selected={picked} />
          </span>
        </span>
      </span>
      {value !== null && effectOf(value) !== null && (
        <span className={css.mark} data-effect={effectOf(value)}>
          <EffectMark value={value} size="1em" />
        </span>
      )}
      {value !== null && <KeyCap code={keys[`die${value as 1}`]} className={css.key} />}
    </button>
  )
}
