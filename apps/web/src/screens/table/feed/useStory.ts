import { useTableLast } from '../../../connection/TableContext.ts'
import { type StoryLine, storyOf } from './story.ts'

/** The round at hand, oldest first. */
export function useStory(): readonly StoryLine[] {
  const moments = useTableLast(({ history }) => history.moments)
  const round = useTableLast(({ view }) => view?.game?.round ?? 0)
  return storyOf(moments, round)
}
