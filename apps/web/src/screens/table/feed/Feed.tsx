import css from './Feed.module.css'
import { FoldedLine } from './FoldedLine.tsx'
import { storySentence } from './storySentence.ts'
import { StoryPicture } from './StoryPicture.tsx'
import { stripOf } from './strip.ts'
import { useStory } from './useStory.ts'
import { useTelling } from './useTelling.ts'

const SHOWN = 8
const HEIGHT = { picture: 104, folded: 36 }
const GAP = 8

/**
 * What happened as a comic strip, the newest on top. Its pictures move by transform, so that a new one pushes nothing. Screen
 * readers get it in their own pace from the announcer.
 */
export function Feed() {
  const telling = useTelling()
  const items = stripOf(useStory(), SHOWN)
  const tops = items.map((_, n) => items.slice(0, n).reduce((sum, { kind }) => sum + HEIGHT[kind] + GAP, 0))
  return (
    <ol className={css.feed} aria-hidden="true">
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
  )
}
