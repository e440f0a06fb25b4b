import { type Edition, loadEdition } from '../../src/index.ts'

const faces: readonly (readonly [string, string, string])[] = [
  ['copy-cw 1', 'copy-any', 'take-2'],
  ['copy-ccw 2', 'copy-any 3', 'give-2'],
  ['copy-any', 'reroll podium(first: 2, second: pod, third: take-1)', '-pod -pod 4'],
  ['dice(1: take-1 pod, 2: give-1, 3+: -pod)', 'pod 2/pod copy-cw', 'odd*3'],
  ['podium(first: take-2, others: give-1)', 'copy-ccw', 'even*2 -pod'],
  ['reroll podium(first: pod, others: -pod 1)', 'take-3', 'copy-any -pod'],
  ['podium(first: -pod, second: pod, third: 3/pod)', 'give-3', 'copy-cw'],
  ['give-1 take-1', 'copy-ccw take-9', 'dice(1-3: pod, 4: 0, 5+: 2)'],
]

/** Boards full of copies, payments and choices, with few pods: what goes wrong goes wrong here. */
export const wildEdition: Edition = loadEdition({
  name: 'wild',
  boards: faces.map((zones, n) => ({ id: `${n}`, faces: [{ id: `${n}A`, name: `Wild ${n}`, green: true, zones }] })),
  pods: [2, 3, 'die', 5, 'die', 6, 4, 'die', 2, 3, 3, 'die', 4, 5, 6, 2],
})
