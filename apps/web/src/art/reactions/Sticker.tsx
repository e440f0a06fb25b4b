import type { Emote } from '@jelly/table'
import css from './Sticker.module.css'

const files = import.meta.glob<string>('./stickers/*.svg', { query: '?no-inline', import: 'default', eager: true })

interface StickerProps {
  readonly emote: Emote
  /** Any CSS length: the height. */
  readonly size?: number | string
  readonly className?: string | undefined
}

/** What Pip, the drop that changed sides, does to say it. Decoration: the words stand beside it. */
export function Sticker({ emote, size = 56, className }: StickerProps) {
  const classes = `${css.sticker} ${className ?? ''}`
  return (
    <img src={files[`./stickers/${emote}.svg`]} alt="" style={{ height: size }} decoding="async" className={classes} />
  )
}
