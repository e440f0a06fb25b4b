import type { TableView } from '@jelly/table'
import { ensureNickname } from '../../../settings/nickname.ts'

/** Whether somebody of my name waits for the host; the table does not tell who is who. */
export const isAtTheDoor = ({ waiting }: TableView): boolean => {
  const nickname = ensureNickname()
  return waiting.some(({ name }) => name === nickname)
}
