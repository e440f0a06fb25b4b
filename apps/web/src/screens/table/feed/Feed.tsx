import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { lessMotion } from '../motion/fly.ts'
import css from './Feed.module.css'
import { FoldedLine } from './FoldedLine.tsx'
import { storySentence } from './storySentence.ts'
import { StoryPicture } from './StoryPicture.tsx'
import { type StripItem, stripOf } from './strip.ts'
import { useStory } from './useStory.ts'
import { useTelling } from './useTelling.ts'

const SHOWN = 8
const HEIGHT = { picture: 104, words: 36, folded: 36 }
const GAP = 8
const PUSH = { duration: 240, easing: 'cubic-bezier(0.2, 1.3, 0.4, 1)' }

/** A new picture moves in from above and pushes the others down, all as one; nothing glides in a replay that stands. */
function useGlide(newest: StripItem | undefined): RefObject<HTMLOListElement | null> {
  const strip = useRef<HTMLOListElement>(null)
  const key = newest?.key
  const glide = useEffectEvent(() => {
    const list = strip.current
    if (list === null || newest === undefined || lessMotion() || list.closest('[data-still]')) return
    list.animate({ transform: [`translateY(${-HEIGHT[newest.kind] - GAP}px)`, 'none'] }, PUSH)
  })
  useLayoutEffect(() => {
    if (key !== undefined) glide()
  }, [key])
  return strip
}

/**
 * What happened as a comic strip, the newest on top. Its pictures are put in place by transform, so that a new one lays out
 * none of the others. Screen readers get it in their own pace from the announcer.
 */
export function Feed() {
  const telling = useTelling()
  const items = stripOf(useStory(), SHOWN)
  const tops = items.map((_, n) => items.slice(0, n).reduce((sum, { kind }) => sum + HEIGHT[kind] + GAP, 0))
  const strip = useGlide(items[0])
  return (
    <div className={css.feed}>
      <ol ref={strip} className={css.strip} aria-hidden="true">
        {items.map((item, n) => (
          <li
            key={item.key}
            className={css.entry}
            style={{ height: HEIGHT[item.kind], transform: `translateY(${tops[n] ?? 0}px)` }}
          >
            {item.kind === 'folded' ? (
              <FoldedLine dice={item.dice} />
            ) : (
              <StoryPicture line={item.line} sentence={storySentence(item.line, telling)} isNewest={n === 0} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
