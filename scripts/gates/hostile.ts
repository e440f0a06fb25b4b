import { attackServer } from '@jelly/server/testing'

const MESSAGES = 1_000_000
const SHARE = 50_000

export default {
  name: 'hostile',
  goal: `${MESSAGES.toLocaleString('en')} hostile messages in process: 0 crashes, 0 changes`,
  async run({ note }: { note: (text: string) => void }) {
    let [changes, leaks, sent] = [0, 0, 0]
    for (let seed = 1; sent < MESSAGES; seed++) {
      const report = await attackServer(SHARE, seed)
      sent += SHARE
      changes += report.changes.length
      leaks += report.leaks.length
      for (const leak of report.leaks) note(`seed ${seed}: ${leak}`)
    }
    return { figure: `${sent} messages, ${changes} changes, ${leaks} wrong answers`, ok: changes + leaks === 0 }
  },
}
