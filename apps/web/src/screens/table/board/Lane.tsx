import { usePendingEffect } from '../hooks/usePendingEffect.ts'
import { LaneNews } from './LaneNews.tsx'
import css from './Lane.module.css'
import { Notice } from './Notice.tsx'
import { Ribbon } from './Ribbon.tsx'

/** One line between the city and the tray: the effect ribbon, else why something was refused, else the news. */
export function Lane() {
  const effect = usePendingEffect()
  return (
    <div className={css.lane}>
      {effect ? <Ribbon effect={effect} /> : <LaneNews />}
      <Notice />
    </div>
  )
}
