import { Trans } from '@lingui/react/macro'
import { Crest } from '../../../art/crests/Crest.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { EffectMark } from '../../../design/dice/EffectMark.tsx'
import css from './Legend.module.css'

/** Who I am, and what my dice do. */
export function Legend() {
  const you = useTable((snapshot) => snapshot.you) ?? 0
  return (
    <div className={css.legend}>
      <h2 className="visually-hidden">
        <Trans>Your screen (private)</Trans>
      </h2>
      <Crest seat={you} size={84} className={css.crest} />
      <ul className={css.lines}>
        <li>
          <Pair seat={you} values={[1, 2]} /> <Trans>kick a die there</Trans>
        </li>
        <li>
          <Pair seat={you} values={[3, 4]} /> <Trans>move the target</Trans>
        </li>
        <li>
          <Pair seat={you} values={[5, 6]} /> <Trans>just strong</Trans>
        </li>
      </ul>
    </div>
  )
}

function Pair({ seat, values: [one, other] }: { seat: number; values: readonly [number, number] }) {
  return (
    <span className={css.pair}>
      <span className="visually-hidden">
        {one} · {other}
      </span>
      <Die seat={seat} value={one} size={19} numerals={false} />
      <Die seat={seat} value={other} size={19} numerals={false} />
      <span className={css.mark}>
        <EffectMark value={one} size={16} />
      </span>
    </span>
  )
}
