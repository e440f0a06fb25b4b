/** Why a replay is not to be believed, and where in it. */
export class ReplayProblem extends Error {
  override readonly name = 'ReplayProblem'
  readonly where: string
  readonly problem: string

  constructor(where: string, problem: string) {
    super(`${where}: ${problem}`)
    this.where = where
    this.problem = problem
  }
}
