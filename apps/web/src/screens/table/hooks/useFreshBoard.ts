import { useTable } from '../../../connection/TableContext.ts'

/** [C8] Between two rounds the dice are home, the targets are back and the board has turned: all is ready to start. */
export const useFreshBoard = (): boolean => useTable(({ view }) => view?.phase === 'countdown')
