import type { EventOf, EventType } from '../model/event.ts'
import type { Game } from '../model/game.ts'

/** Writes one kind of event into a state or a view. */
export type Handler<T extends EventType> = <Hidden extends null>(game: Game<Hidden>, event: EventOf<T, Hidden>) => void
