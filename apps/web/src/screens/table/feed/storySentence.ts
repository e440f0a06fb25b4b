import { leadSentence, markedSentence, type Telling } from '../../../words/table/events.ts'
import type { StoryLine } from './story.ts'

/** A placement that took the lead is told as that. */
export const storySentence = ({ event, lead }: StoryLine, telling: Telling): string =>
  event.type === 'diePlaced' && lead !== null
    ? leadSentence(event.seat, lead.district, telling)
    : markedSentence(event, telling)
