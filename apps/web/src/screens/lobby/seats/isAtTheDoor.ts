import type { Newcomer, TableView } from '@jelly/table'
import { ensureNickname } from '../../../settings/nickname.ts'

/** Whether somebody of my name is in a list; the table does not tell who is who. */
export const isNamedIn = (list: readonly Newcomer[]): boolean => {
  const nickname = ensureNickname()
  return list.some(({ name }) => name === nickname)
}

/** Whether somebody of my name waits for the host. */
export const isAtTheDoor = ({ waiting }: TableView): boolean => isNamedIn(waiting)
