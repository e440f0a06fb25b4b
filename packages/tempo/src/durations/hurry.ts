/** How many times as fast scoring goes once all the people have asked for it. */
export const HURRY = 8
