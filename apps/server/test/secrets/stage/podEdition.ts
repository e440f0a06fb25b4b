const faces: readonly (readonly [string, string, string])[] = [
  ['pod pod', '-pod 2', 'pod'],
  ['pod -pod', 'take-2', 'copy-any'],
  ['podium(first: pod pod, others: pod)', '-pod', '3'],
  ['-pod pod', 'give-1', 'pod'],
  ['copy-any', 'pod 2/pod', '-pod take-1'],
  ['podium(first: pod, others: -pod 2)', 'pod pod pod', '0'],
  ['dice(1-2: pod, 3+: -pod 4)', 'copy-cw', 'pod'],
  ['pod pod -pod', 'reroll podium(first: pod, others: 1)', '5'],
]

/** Boards where pods come and go all the time. */
export const podEdition = {
  name: 'pods',
  boards: faces.map((zones, n) => ({ id: `${n}`, faces: [{ id: `${n}A`, name: `Pods ${n}`, green: true, zones }] })),
  pods: [2, 3, 'die', 5, 'die', 6, 4, 'die', 12, 3, 3, 'die', 4, 5, 10, 2, 7, 'die', 0, 99, 1, 8, 9, 'die', 11, 13],
}
