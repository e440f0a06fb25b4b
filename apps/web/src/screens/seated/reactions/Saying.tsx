import { useLingui } from '@lingui/react'
import type { Emote } from '@jelly/table'
import { useEffect } from 'react'
import { Sticker } from '../../../art/reactions/Sticker.tsx'
import { playCue } from '../../../sound/sound.ts'
import { emoteText } from '../../../words/table/emotes.ts'
import css from './Saying.module.css'

interface SayingProps {
  readonly emote: Emote
  /** Pixels: the height of the sticker. */
  readonly size?: number
  readonly className?: string | undefined
}

/** What somebody says: a sticker, and its words for who reads or listens. It takes no press. */
export function Saying({ emote, size = 64, className }: SayingProps) {
  const { i18n } = useLingui()
  useEffect(() => playCue('boop'), [])
  return (
    <output className={`${css.saying} ${className ?? ''}`}>
      <Sticker emote={emote} size={size} />
      <span className={css.words}>{emoteText(i18n, emote)}</span>
    </output>
  )
}
