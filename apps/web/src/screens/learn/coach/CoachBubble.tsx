import { Trans } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Pip, type PipMood } from '../../../art/pip/Pip.tsx'
import css from './Coach.module.css'

interface BubbleProps {
  readonly box: RefObject<HTMLDivElement | null>
  /** What it is of the step's prompts, from 0. */
  readonly n: number
  readonly y: number
  readonly mood: PipMood
  readonly words: string
  readonly keyCaps: ReactNode
  /** Null where Pip waits for something else than a look. */
  readonly onNext: (() => void) | null
}

/** Pip and what Pip says. */
export function CoachBubble({ box, n, y, mood, words, keyCaps, onNext }: BubbleProps) {
  return (
    <div ref={box} className={css.coach} data-coach={n} style={{ transform: `translateY(${y}px)` }}>
      <Pip size={84} mood={mood} />
      <div className={css.bubble}>
        <output className={css.words}>{words}</output>
        {keyCaps}
        {onNext && <NextButton key={words} onNext={onNext} />}
      </div>
    </div>
  )
}

/** Whoever reads it goes on with Enter or a tap anywhere. */
function NextButton({ onNext }: { onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={button} type="button" className={css.next} onClick={onNext}>
      <Trans>Next</Trans>
    </button>
  )
}
