import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Prompt } from '../steps/Step.ts'
import type { StepWalk } from '../walk/StepWalk.ts'
import { Bubble } from './Bubble.tsx'
import { bubblePlace } from './bubblePlace.ts'
import { PromptKey } from './PromptKey.tsx'
import type { Hands } from './pointing.ts'
import { Spotlight } from './Spotlight.tsx'
import { type Box, useBoxes } from './useBoxes.ts'
import { useGuide } from './useGuide.ts'

/** What Pip says when something else was tried: kind, and the way. */
export const SORRY = {
  tap: msg`Almost! Tap where it glows.`,
  die: msg`Not that one: take the glowing die.`,
} as const

const BAR = 52
/** What the scoring says stays readable. */
const TOLD: readonly string[] = ['[data-scene-told]']

/** Pip over the table: says one thing, points at it, and waits. */
export function LessonCoach({ walk }: { walk: StepWalk }) {
  const { i18n } = useLingui()
  const { prompt, pointed, hands, isSorry } = useGuide(walk)
  const boxes = useBoxes(pointed)
  const told = useBoxes(TOLD)
  const said = prompt && i18n._(isSorry ? sorryFor(prompt, hands) : wordsOf(prompt, hands))
  const [box, y] = useBubblePlace(boxes, told[0]?.y, said)
  if (prompt === null || said === null) return null
  return (
    <>
      <Spotlight boxes={boxes} dims={prompt.do !== 'watch'} calls={isSorry} />
      <Bubble
        box={box}
        y={y}
        mood={isSorry ? 'oops' : 'glad'}
        words={said}
        keyCaps={<PromptKey prompt={prompt} hands={hands} />}
        onNext={prompt.do === 'read' ? walk.next : null}
      />
    </>
  )
}

const sorryFor = (prompt: Prompt, { picked }: Hands) =>
  prompt.do === 'place' && picked === null ? SORRY.die : SORRY.tap

function wordsOf(prompt: Prompt, { picked, locking }: Hands) {
  if (prompt.do === 'place') return picked === null ? prompt.say : prompt.thenSay
  return prompt.do === 'lock' && locking ? prompt.thenSay : prompt.say
}

/** Above what the scoring says, else above the tray. */
function useBubblePlace(
  boxes: readonly Box[],
  told: number | undefined,
  words: string | null,
): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [y, setY] = useState(BAR)
  useLayoutEffect(() => {
    const height = box.current?.offsetHeight ?? 0
    const tray = told ?? document.querySelector('[data-tray]')?.getBoundingClientRect().top ?? window.innerHeight
    setY(words === null ? BAR : bubblePlace(height, { top: BAR, tray, bottom: window.innerHeight }, boxes))
  }, [boxes, told, words])
  return [box, y]
}
