/** A step of the scoring that all the people want to skip takes this part of its time: no picture changes three times a second. */
export const HURRY = 6
/** However long it would have been. */
const LONGEST = 2000

export const hurried = (pace: number): number => Math.min(pace / HURRY, LONGEST)
