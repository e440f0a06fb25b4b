import { useTableSoon } from '../../../connection/TableContext.ts'

/** [C8] Between two rounds the dice are home, the targets are back and the board has turned: all is ready to start. */
// In step with the dice on the board: a moment earlier, and the dice of the last round would come back and fly again.
export const useFreshBoard = (): boolean => useTableSoon(({ view }) => view?.phase === 'countdown')
