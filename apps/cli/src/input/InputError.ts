/** What somebody typed cannot be used; the message is the one sentence that they are told. */
export class InputError extends Error {
  constructor(where: string, problem: string) {
    super(where === '' ? problem : `${where}: ${problem}`)
    this.name = 'InputError'
  }
}
