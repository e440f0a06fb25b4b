import type { Newcomer, TableView } from '@jelly/table'
import { ensureNickname } from '../../../settings/nickname.ts'

const A_NUMBER = /^( \d+)?$/

/** Whether somebody of my name is in a list, perhaps with a number after it; the table does not tell who is who. */
export const isNamedIn = (list: readonly Newcomer[]): boolean => {
  const nickname = ensureNickname()
  return list.some(({ name }) => name.startsWith(nickname) && A_NUMBER.test(name.slice(nickname.length)))
}

/** Whether somebody of my name waits for the host. */
export const isAtTheDoor = ({ waiting }: TableView): boolean => isNamedIn(waiting)
