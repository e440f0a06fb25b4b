import { usePendingEffect } from '../actions/usePendingEffect.ts'
import { TrayNews } from './TrayNews.tsx'
import css from './TrayLine.module.css'
import { Notice } from './Notice.tsx'
import { Ribbon } from './Ribbon.tsx'

/** One line between the city and the tray: the effect ribbon, else why something was refused, else the news. */
export function TrayLine() {
  const effect = usePendingEffect()
  return (
    <div className={css.trayLine}>
      {effect ? <Ribbon effect={effect} /> : <TrayNews />}
      <Notice />
    </div>
  )
}
