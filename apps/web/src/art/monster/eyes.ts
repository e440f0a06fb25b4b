/** An eye in the monster's own box: its middle and its radius. */
export type Eye = readonly [x: number, y: number, radius: number]

const FIRST: readonly Eye[] = [[180, 122, 27]]

/** One eye more each round. */
const EYES: readonly (readonly Eye[])[] = [
  FIRST,
  [
    [143, 122, 20],
    [217, 122, 20],
  ],
  [
    [126, 126, 17],
    [180, 114, 19],
    [234, 126, 17],
  ],
  [
    [114, 129, 14.5],
    [156, 115, 17],
    [204, 115, 17],
    [246, 129, 14.5],
  ],
]

/** It grows in the first four rounds, and stays as it is if there are more. */
export const growthOf = (round: number): number => Math.min(EYES.length, Math.max(1, Math.trunc(round)))

export const eyesOf = (growth: number): readonly Eye[] => EYES[growth - 1] ?? FIRST
