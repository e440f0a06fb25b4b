import { attackSockets } from '@jelly/cli/testing'

const MESSAGES = 100_000

export default {
  name: 'hostile-sockets',
  goal: `${MESSAGES.toLocaleString('en')} hostile messages over sockets: 0 crashes, 0 changes`,
  async run({ note }: { note: (text: string) => void }) {
    const { sent, changes, crashes, errors } = await attackSockets(MESSAGES, 1)
    if (errors !== '') note(errors)
    return {
      figure: `${sent} messages, ${crashes} crashes, ${changes} changes`,
      ok: changes + crashes === 0 && errors === '',
    }
  },
}
