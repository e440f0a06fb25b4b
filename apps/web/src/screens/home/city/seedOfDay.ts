/** The same city and the same game for everybody, wherever it is that day already. */
export const seedOfDay = (day: Date): number =>
  day.getUTCFullYear() * 10_000 + (day.getUTCMonth() + 1) * 100 + day.getUTCDate()
