import type { HintKind } from '@jelly/bots'
import { Pip } from '../../../art/pip/Pip.tsx'
import css from './HintLine.module.css'

/** Pip has seen a chance. */
export function HintLine({ kind, words }: { kind: HintKind; words: string }) {
  return (
    <div className={css.hint} data-hint={kind}>
      <Pip size={42} />
      <output>{words}</output>
    </div>
  )
}
