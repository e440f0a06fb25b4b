/** What jelly is painted with. Drawn with each figure: a figure must not depend on another one being on the page. */
export function JellyPaints() {
  return (
    <defs>
      <linearGradient id="jelly-top" x2="0" y2="1">
        <stop style={{ stopColor: 'var(--jelly-peak)' }} />
        <stop offset="1" style={{ stopColor: 'var(--jelly-crest)' }} />
      </linearGradient>
      <linearGradient id="jelly-tower" x2="0" y2="1">
        <stop style={{ stopColor: 'var(--jelly-crest)' }} />
        <stop offset="1" stopColor="#56c4ff" />
      </linearGradient>
      <linearGradient id="jelly-head" x2="0" y2="1">
        <stop stopColor="#a3e8ff" />
        <stop offset="0.35" stopColor="#5bc8ff" />
        <stop offset="1" stopColor="#2f94f7" />
      </linearGradient>
      <linearGradient id="jelly-foot" x2="0" y2="1">
        <stop stopColor="#58c2ff" />
        <stop offset="0.4" stopColor="#2f8ff5" />
        <stop offset="1" stopColor="#1a52bd" />
      </linearGradient>
      <radialGradient id="jelly-tank" cy="0.35" r="0.75">
        <stop style={{ stopColor: 'var(--tank-light)' }} />
        <stop offset="1" style={{ stopColor: 'var(--tank-deep)' }} />
      </radialGradient>
    </defs>
  )
}
