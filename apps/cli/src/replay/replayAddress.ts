/** What a link to the page of a replay says besides. */
export interface LinkedReplay {
  readonly source: string
  readonly at: number | null
  readonly seat: number | null
}

/** The page's address leads people to a replay; programs find its text elsewhere. Anything else is as it is. */
export function replayAddress(source: string): LinkedReplay {
  const [, base, game, hash = ''] = /^(https?:\/\/.*)\/replay\/([^/#?]+)(?:#(.*))?$/i.exec(source) ?? []
  if (base === undefined || game === undefined) return { source, at: null, seat: null }
  const said = new URLSearchParams(hash)
  const numberIn = (name: string): number | null => {
    const number = Number(said.get(name) ?? Number.NaN)
    return Number.isFinite(number) ? number : null
  }
  return { source: `${base}/api/replays/${game}`, at: numberIn('t'), seat: numberIn('seat') }
}
