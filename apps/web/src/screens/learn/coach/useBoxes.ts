import { useEffect, useState } from 'react'

export interface ScreenBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Things move a little while dice fly and cards are laid out. */
const LOOK_EVERY = 120

const boxesOf = (selectors: readonly string[]): ScreenBox[] =>
  selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
      }),
  )

/** Where some elements are on the screen, and go on to be. */
export function useBoxes(selectors: readonly string[]): readonly ScreenBox[] {
  const [boxes, setBoxes] = useState<readonly ScreenBox[]>([])
  const wanted = selectors.join('\n')
  useEffect(() => {
    const look = (): void => {
      const now = wanted === '' ? [] : boxesOf(wanted.split('\n'))
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    look()
    const timer = setInterval(look, LOOK_EVERY)
    window.addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('resize', look)
    }
  }, [wanted])
  return boxes
}
