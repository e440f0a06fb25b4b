import type { Event } from './event.ts'
import type { Refusal } from './refusal.ts'

/** What follows from a command, or why nothing does. */
export type Decision = readonly Event[] | Refusal
