import { useTableLater } from '../../../connection/TableContext.ts'
import { type StoryLine, storyOf } from './story.ts'

/** The round at hand, oldest first. */
export function useStory(): readonly StoryLine[] {
  const moments = useTableLater(({ history }) => history.moments)
  const round = useTableLater(({ view }) => view?.game?.round ?? 0)
  return storyOf(moments, round)
}
