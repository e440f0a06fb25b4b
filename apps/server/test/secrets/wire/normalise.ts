/** What is different in any two runs in real time, and says nothing about a game. */
const REAL_TIME: readonly (readonly [RegExp, string])[] = [
  // Server times: milliseconds since 1970.
  [/\b1\d{12}(\.\d+)?\b/g, 'TIME'],
  // What the server measures of a line.
  [/"(oneWay|compensated)":\d+/g, '"$1":0'],
  // How long a press waited, where that is a millisecond or more.
  [/,"held":\d+/g, ''],
]

export const normalised = (text: string): string =>
  REAL_TIME.reduce((less, [what, name]) => less.replaceAll(what, name), text)

/** Pings come by the clock, so their number and place are those of real time. */
export const isByTheClock = (text: string): boolean => text.startsWith('{"type":"ping"')

/** Headers but for the date. */
export const shownHeaders = (headers: Headers): string =>
  [...headers]
    .filter(([name]) => name !== 'date')
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')
