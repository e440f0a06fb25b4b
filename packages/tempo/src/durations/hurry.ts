/** A step of the scoring that all the people want to skip takes this part of its time: no picture changes three times a second. */
export const HURRY = 6
