import { useLingui } from '@lingui/react/macro'
import { EMOTES, type Emote } from '@jelly/table'
import { useEffect, useRef, useState } from 'react'
import { Sticker } from '../../../art/reactions/Sticker.tsx'
import { Bubble } from '../../../design/icons/tableIcons.tsx'
import { emoteText } from '../../../words/table/emotes.ts'
import css from './ReactionButton.module.css'

const PAUSE = 3000

interface ReactionButtonProps {
  readonly say: (emote: Emote) => void
  readonly className?: string | undefined
}

/** A dozen things to say; one every three seconds. */
export function ReactionButton({ say, className }: ReactionButtonProps) {
  const { i18n, t } = useLingui()
  const [open, setOpen] = useState(false)
  const [resting, setResting] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return undefined
    const close = (event: Event) => {
      const inside = event.target instanceof Node && sheet.current?.contains(event.target)
      if (!inside || (event instanceof KeyboardEvent && event.code === 'Escape')) setOpen(false)
    }
    window.addEventListener('pointerdown', close)
    window.addEventListener('keydown', close)
    return () => {
      window.removeEventListener('pointerdown', close)
      window.removeEventListener('keydown', close)
    }
  }, [open])

  function choose(emote: Emote): void {
    say(emote)
    setOpen(false)
    setResting(true)
    setTimeout(() => setResting(false), PAUSE)
  }

  return (
    <div className={css.reactions} ref={sheet}>
      <button
        type="button"
        className={className ?? css.button}
        aria-label={t`Say something`}
        aria-expanded={open}
        disabled={resting}
        onClick={() => setOpen(!open)}
      >
        <Bubble size={18} />
      </button>
      {open && (
        <div className={css.sheet}>
          {EMOTES.map((emote) => (
            <button key={emote} type="button" className={css.choice} onClick={() => choose(emote)}>
              <Sticker emote={emote} size={44} />
              {emoteText(i18n, emote)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
