import { Pip } from '../../../art/pip/Pip.tsx'
import css from './HintLine.module.css'

/** Pip has seen a chance. */
export function HintLine({ words }: { words: string }) {
  return (
    <div className={css.hint}>
      <Pip size={42} />
      <output>{words}</output>
    </div>
  )
}
