/** The page's clock: it never jumps. */
export const pageNow = (): number => performance.timeOrigin + performance.now()
