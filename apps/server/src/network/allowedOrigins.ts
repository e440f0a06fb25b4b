/** Exactly the listed pages. No Origin at all means that no browser asks, and is allowed. */
export const originCheck =
  (origins: readonly string[]) =>
  (origin: string | undefined): boolean =>
    origin === undefined || origins.includes(origin)
