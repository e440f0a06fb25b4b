import { CodeAttack } from '@jelly/server/testing'

const STEPS = 24 * 6
const HOUR = 6
const MOST = 1 / 10_000

export default {
  name: 'attack-codes',
  goal: '1,000 IPv4 addresses and an IPv6 /48 guess for a day: every honest join works, a chance below 1 in 10,000 to get in',
  async run({ note }: { note: (text: string) => void }) {
    const attack = new CodeAttack()
    for (let step = 1; step <= STEPS; step++) {
      await attack.step()
      if (step % HOUR === 0) note(`${step / HOUR} h: ${attack.guesses} guesses, ${attack.failures.length} failed joins`)
    }
    const { guesses, blocked, direct, hits, joins, knocks, failures, chance } = attack
    for (const failure of failures.slice(0, 5)) note(failure)
    return {
      figure: `${guesses} guesses (${blocked} blocked, ${direct} not led to the door, ${hits} right), chance 1 in ${Math.round(1 / chance)}; ${joins} honest joins, ${knocks} of them at the door, ${failures.length} failed`,
      ok: failures.length === 0 && chance < MOST,
    }
  },
}
