import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Prompt } from '../steps/LessonStep.ts'
import type { StepWalk } from '../walk/StepWalk.ts'
import { CoachBubble } from './CoachBubble.tsx'
import { BAR, bottomOfRoom, bubblePlace } from './bubblePlace.ts'
import { PromptKey } from './PromptKey.tsx'
import type { Hands } from './pointing.ts'
import { Spotlight } from './Spotlight.tsx'
import { type ScreenBox, useBoxes } from './useBoxes.ts'
import { useGuide } from './useGuide.ts'

/** What Pip says when something else was tried: kind, and the way. */
export const SORRY = {
  tap: msg`Almost! Tap where it glows.`,
  die: msg`Almost! Take the glowing die.`,
} as const

/** What the scoring says stays readable. */
const TOLD: readonly string[] = ['[data-scene-told]']
const LEDGER: readonly string[] = ['[data-ledger]']

/** Pip over the table: says one thing, points at it, and waits. */
export function LessonCoach({ walk }: { walk: StepWalk }) {
  const { i18n } = useLingui()
  const { prompt, index, pointed, hands, isSorry } = useGuide(walk)
  const boxes = useBoxes(pointed)
  const told = useBoxes(TOLD)
  const said = prompt && i18n._(isSorry ? sorryFor(prompt, hands) : wordsOf(prompt, hands))
  const ledger = useBoxes(LEDGER)
  const reads = prompt?.do === 'read' || prompt?.do === 'watch'
  const [box, y] = useBubblePlace(boxes.length > 0 ? boxes : ledger, told[0]?.y, said, reads)
  if (prompt === null || said === null) return null
  return (
    <>
      <Spotlight boxes={boxes} dims={prompt.do !== 'watch'} calls={isSorry} />
      <CoachBubble
        box={box}
        n={index}
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

/** Above what the scoring says, else above the tray or, for what is only read, over it. */
function useBubblePlace(
  boxes: readonly ScreenBox[],
  told: number | undefined,
  words: string | null,
  reads: boolean,
): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [y, setY] = useState(BAR)
  useLayoutEffect(() => {
    const pip = box.current?.getBoundingClientRect()
    const [left, right, height] = [pip?.left ?? 0, pip?.right ?? Infinity, pip?.height ?? 0]
    const bottom = window.innerHeight
    const tray = told ?? document.querySelector('[data-tray]')?.getBoundingClientRect().top ?? bottom
    const room = { top: BAR, tray, bottom }
    const low = told === undefined ? bottomOfRoom(room, reads, boxes) : tray
    const inTheWay = boxes.filter(({ x, width }) => x < right && x + width > left)
    setY(words === null ? BAR : bubblePlace(height, { ...room, tray: low }, inTheWay))
  }, [boxes, told, words, reads])
  return [box, y]
}
