import type { ViewEvent } from '@jelly/rules'
import type { Cue } from '../../../sound/cues.ts'

/** What an event sounds like; most of what others do is quiet. */
export function cueOf(event: ViewEvent): Cue | null {
  switch (event.type) {
    case 'diePlaced':
      return 'tok'
    case 'dieKicked':
      return 'whoosh'
    case 'targetMoved':
      return 'tick'
    case 'districtLocked':
      return 'shutter'
    case 'timerFlipped':
      return 'hiss'
    case 'roundEnded':
      return 'gong'
    default:
      return null
  }
}
