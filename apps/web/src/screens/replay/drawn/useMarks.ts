import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useBoard } from './BoardContext.ts'
import { CardMarks } from './CardMarks.ts'

/** Target and lock of the card around an element, with each jump. */
export function useMarks(inside: RefObject<Element | null>, id: number): void {
  const board = useBoard()
  const marks = useRef<CardMarks>(null)

  const show = useEffectEvent(() => {
    const { target, lockedBy } = board.get().cards[id] ?? {}
    if (target !== undefined && lockedBy !== undefined) marks.current?.show(target, lockedBy)
  })

  useLayoutEffect(() => {
    const card = inside.current?.closest<HTMLElement>('[data-district]')
    marks.current = card ? new CardMarks(card) : null
    return () => marks.current?.leave()
  }, [inside])
  useLayoutEffect(() => {
    show()
    marks.current?.complete()
  })
  useEffect(() => {
    const stops = [board.onJump('mark', () => show()), board.onJump('rest', () => marks.current?.complete())]
    return () => stops.forEach((stop) => stop())
  }, [board])
}
