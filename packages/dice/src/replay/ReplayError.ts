/**
 * What speaks against a replay: its text or shape is damaged, it was changed, its key was not promised, it is not the game that was
 * noted, a seed is not the one that was given, its rules are not known here, its dice draw another city, a command is refused, an
 * event is not what dice and rules give, it came out differently.
 */
export type Doubt =
  | 'damaged'
  | 'changed'
  | 'promise'
  | 'anotherGame'
  | 'seed'
  | 'rules'
  | 'city'
  | 'refused'
  | 'event'
  | 'result'

/** Why a replay is not to be believed, and where in it. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError'
  readonly where: string
  readonly problem: string
  readonly doubt: Doubt

  constructor(where: string, problem: string, doubt: Doubt = 'damaged') {
    super(`${where}: ${problem}`)
    this.where = where
    this.problem = problem
    this.doubt = doubt
  }
}
