import { type Edition, loadEdition } from '@jelly/rules'

const ZONES = [
  ['copy-any', '-pod take-2', 'reroll podium(first: 9, others: pod 2)'],
  ['podium(first: pod 2, second: give-3)', 'copy-cw 4', 'odd*7'],
  ['dice(1: 5, 2-4: pod, 5+: take-3)', 'copy-ccw', '0'],
  ['pod pod', '3/pod', 'copy-any'],
  ['reroll podium(first: 2, second: 4, third: 7)', 'even*2', '-pod'],
  ['12', 'give-2', 'copy-cw'],
  ['pod', 'podium(first: 5, others: 2)', '99'],
]

/** A city in which nearly everything can happen, with names that no one's keyboard has. */
export const customEdition: Edition = loadEdition({
  name: 'Тест « ½ »',
  boards: ZONES.map((zones, n) => ({
    id: `b${n}`,
    promo: n === 6,
    faces: [{ id: `f${n}`, name: { en: `Street ${n} 🏙`, fr: `Rue ${n} \\ "œ"` }, green: n % 2 === 0, zones }],
  })),
  pods: [0, 1, 2, 3, 'die', 'die', 'die', 5, 99, 'die', 4, 4],
})
