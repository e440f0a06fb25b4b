import { type ComponentType, createContext } from 'react'

/** The lesson, for a screen on which others wait; `onLeave` says that it is over or was skipped. */
export type Lesson = ComponentType<{ readonly onLeave: () => void }>

/** Put in from above: the lesson is played at a table, and so knows the table's screens. */
export const LessonContext = createContext<Lesson | null>(null)
