import { LESSON, type Move } from '../../../e2e/support/Learner.ts'
import type { Tab, Thing } from './Tab.ts'

export type Picture = (name: string) => Promise<void>

const button = (says: string): Thing => ({ css: 'button', says })
const offer = (what: string): Thing => ({ css: `button[data-offer=${what}]` })
const card = (district: number): Thing => ({ css: `[data-district="${district}"] > button` })

/** What is pressed, one after the other, to do what Pip asks for. */
function presses(move: Exclude<Move, 'watch'>): readonly Thing[] {
  if (move === 'read') return [{ css: '[data-coach] button' }]
  if (typeof move === 'string') return [offer(move)]
  if ('slide' in move) return [{ css: `[data-effect="slide ${move.slide}"]` }]
  if ('kick' in move) return [{ css: `[data-effect="kick ${move.kick}"]` }]
  if ('lock' in move) return [{ css: '[data-plan=lock]' }, card(move.lock)]
  return [{ css: `[data-tray-die][data-ready][aria-label^="Die ${move.place},"]` }, card(move.on)]
}

/** The lesson from its first word to its last. */
export async function learn(tab: Tab, address: string, picture: Picture): Promise<void> {
  await tab.open(`${address}/learn/1`)
  for (const [step, moves] of LESSON.entries()) {
    for (const [index, move] of moves.entries()) {
      if (move === 'watch') continue
      await tab.waitFor({ css: `[data-coach="${index}"]` })
      if (index === moves.length - 1) await picture(`lesson-${step + 1}`)
      for (const thing of presses(move)) await tab.press(thing)
    }
  }
  await tab.waitFor({ css: 'h1, h2', says: 'You know the game' })
  await picture('lesson-end')
}

/** A table for friends: its tempo is changed, bots sit down, the game starts. */
export async function meet(tab: Tab, address: string, picture: Picture): Promise<void> {
  await tab.open(address)
  await picture('home')
  await tab.press(button('^Play with friends'))
  await tab.waitFor({ css: 'h2', says: 'Bring your friends' })
  await tab.press({ css: 'label', says: '^Relaxed' })
  await tab.waitFor({ css: 'main', says: 'Bots take the 3 free seats' })
  await picture('lobby')
  await tab.press(button('^Start the game'))
  await tab.waitFor({ css: 'h1', says: 'The city today' })
  await picture('briefing')
  await tab.press(button('ready'))
  await tab.waitFor({ css: 'main[data-phase]', says: 'Relaxed' })
}

const DIE: Thing = { css: '[data-tray-die][data-ready]:not([data-picked])' }
const OPEN_CARD: Thing = { css: '[data-district][data-aim=place] > button' }
const END: Thing = { css: 'h1, h2', says: 'wins? by|share the victory' }
const GAME = 15 * 60_000

/** A die on an open card, or else another roll, or else the hourglass. */
async function scramble(tab: Tab): Promise<void> {
  if ((await tab.tryPress(DIE)) && (await tab.tryPress(OPEN_CARD, 1000))) return
  if (!(await tab.tryPress(offer('roll')))) await tab.tryPress(offer('flip'))
}

/** Four rounds to the podium, as a hurried person plays them; gives back how many dice were placed, each of which makes
 * the hand smaller by one. */
export async function play(tab: Tab, picture: Picture): Promise<number> {
  let [placed, before] = [0, 0]
  for (const end = Date.now() + GAME; !(await tab.sees(END));) {
    if (Date.now() > end) throw new Error('the game does not end')
    const left = await tab.diceLeft()
    if (before - left === 1 && ++placed === 2) await picture('table')
    before = left
    if ((await tab.phase()) === 'scramble') await scramble(tab)
    else await tab.tryPress(button('^(Next round|Continue|Open the pods)'))
  }
  await picture('end')
  if (placed === 0) throw new Error('no die was placed')
  return placed
}
