import type { TableState } from '../model/tableState.ts'

/** The server's names for people who came by the link for watching begin so. */
export const WATCHERS_PREFIX = 'w-'

/** Whether the host has to let somebody in before they sit down. */
export const mustAskHost = ({ settings, host }: TableState<never>, person: string, byCode: boolean): boolean =>
  host !== null && (settings.approve || byCode || person.startsWith(WATCHERS_PREFIX))
