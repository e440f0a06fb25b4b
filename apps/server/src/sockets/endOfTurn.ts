let waiting: (() => void)[] = []

/** Calls back once this turn of the event loop is over. All who ask share one immediate. */
export function atEndOfTurn(act: () => void): void {
  if (waiting.push(act) === 1) setImmediate(callAll)
}

function callAll(): void {
  const now = waiting
  waiting = []
  for (const act of now) act()
}
