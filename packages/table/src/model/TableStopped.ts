/** The table runs here no more and is not closed: whoever asks again later finds it. */
export class TableStopped extends Error {
  override readonly name = 'TableStopped'

  constructor() {
    super('the table has stopped')
  }
}
