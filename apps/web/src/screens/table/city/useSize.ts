import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Size } from './ring.ts'

/** The size of an element, known before its first paint and followed from there. */
export function useSize<Tag extends HTMLElement>(): [RefObject<Tag | null>, Size | null] {
  const ref = useRef<Tag>(null)
  const [size, setSize] = useState<Size | null>(null)

  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return [ref, size]
}
