import type { TablePhase, TableState } from '../model/tableState.ts'

const IN_GAME: ReadonlySet<TablePhase> = new Set(['briefing', 'countdown', 'scramble', 'scoring', 'ledger'])

export const isInGame = ({ phase }: Pick<TableState<null>, 'phase'>): boolean => IN_GAME.has(phase)
