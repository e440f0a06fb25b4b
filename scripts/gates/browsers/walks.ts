import type { Tab, Thing } from './Tab.ts'

export type Picture = (name: string) => Promise<void>

const NEXT: Thing = { css: '[data-coach] button' }
const button = (says: string): Thing => ({ css: 'button', says })
const die = (value: number): Thing => ({ css: `[data-tray-die][data-ready][aria-label^="Die ${value},"]` })
const card = (district: number): Thing => ({ css: `[data-district="${district}"] > button` })
const effect = (name: string): Thing => ({ css: `[data-effect="${name}"]` })
const says = (words: string): Thing => ({ css: '[data-coach] [role=status]', says: words })

/** What is pressed in each step of the lesson, and what Pip says at its end. */
const LESSON: readonly (readonly [presses: readonly Thing[], end: string])[] = [
  [[NEXT, NEXT, die(6), card(0)], 'counts 6'],
  [[NEXT, NEXT, die(6), card(0)], 'crown'],
  [[NEXT, NEXT, NEXT, die(4), card(0), effect('slide 2')], 'From 0 to 7'],
  [[NEXT, die(1), card(0), effect('kick 7')], 'lead now'],
  [[NEXT, NEXT, NEXT, die(5), card(0)], 'Twins!'],
  [[NEXT, NEXT, NEXT, { css: 'button[data-offer=roll]' }], 'Better!'],
  [[NEXT, NEXT, die(5), card(0), { css: '[data-plan=lock]' }, card(0), { css: 'button[data-offer=flip]' }], 'Time!'],
  [[NEXT, NEXT, NEXT, NEXT, NEXT, NEXT], 'most Jelly wins'],
]

export async function learn(tab: Tab, address: string, picture: Picture): Promise<void> {
  await tab.open(`${address}/learn/1`)
  for (const [step, [presses, end]] of LESSON.entries()) {
    for (const press of presses) await tab.press(press)
    await tab.waitFor(says(end))
    await picture(`lesson-${step + 1}`)
  }
}

/** A table for friends: settings are changed, bots sit down, the game starts. */
export async function meet(tab: Tab, address: string, picture: Picture): Promise<void> {
  await tab.open(address)
  await picture('home')
  await tab.press(button('^Play with friends'))
  await tab.waitFor({ css: 'h2', says: 'Bring your friends' })
  await tab.press({ css: 'label', says: '^Fast' })
  await picture('lobby')
  await tab.press(button('^Start the game'))
  await tab.waitFor({ css: 'h1', says: 'The city today' })
  await picture('briefing')
  await tab.press(button('ready'))
}

/** Four rounds to the podium, as a hurried person plays them; gives back how many presses were tried on cards. */
export async function play(tab: Tab, picture: Picture): Promise<number> {
  let placed = 0
  for (let pictures = 0; !(await tab.sees({ css: 'h1, h2', says: 'wins? by|share the victory' }));) {
    const phase = await tab.phase()
    if (phase === 'scramble') {
      if (pictures === 0 && placed === 2) await picture(`table-${++pictures}`)
      const isPicked = await tab.tryPress({ css: '[data-tray-die][data-ready]' })
      if (isPicked && (await tab.tryPress({ css: '[data-district][data-aim=place] > button' }))) placed += 1
      else await tab.tryPress({ css: 'button[data-offer=flip]' })
    } else await tab.tryPress(button('^(Next round|Continue|Open the pods)'))
  }
  await picture('end')
  return placed
}
