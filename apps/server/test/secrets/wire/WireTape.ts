import { isByTheClock, normalised } from './normalise.ts'

/** What came over each way, in its order; between two sockets there is no order. */
export class WireTape {
  readonly channels = new Map<string, string[]>()

  note(channel: string, text: string): void {
    if (isByTheClock(text)) return
    const before = this.channels.get(channel) ?? []
    before.push(normalised(text))
    this.channels.set(channel, before)
  }
}
