import type { ReplayPlayer } from '@jelly/table/replay'

/** While dice are placed much happens in little time: a second of that is drawn so much wider. */
const WIDER = 3

interface Stretch {
  readonly from: number
  readonly weight: number
}

/** Between the time of a game and its place on the timeline, from 0 to 1. */
export interface TimeScale {
  readonly placeOf: (time: number) => number
  readonly timeAt: (place: number) => number
}

export function timeScale(player: ReplayPlayer): TimeScale {
  const stretches: Stretch[] = [{ from: 0, weight: 1 }]
  player.rows.forEach(({ events }, n) => {
    for (const told of events) {
      if (told.type !== 'game') continue
      const weight = told.event.type === 'roundStarted' ? WIDER : told.event.type === 'roundEnded' ? 1 : null
      if (weight !== null) stretches.push({ from: player.timeOf(n + 1), weight })
    }
  })
  const ends = stretches.map((_, n) => stretches[n + 1]?.from ?? player.duration)
  const widths = stretches.map(({ from, weight }, n) => ((ends[n] ?? from) - from) * weight)
  const starts = widths.map((_, n) => widths.slice(0, n).reduce((sum, width) => sum + width, 0))
  const whole = Math.max(
    1,
    widths.reduce((sum, width) => sum + width, 0),
  )
  return {
    placeOf(time) {
      const n = stretches.findLastIndex(({ from }) => from <= time)
      const { from = 0, weight = 1 } = stretches[n] ?? {}
      return Math.min(1, ((starts[n] ?? 0) + (Math.max(0, time) - from) * weight) / whole)
    },
    timeAt(place) {
      const along = Math.max(0, Math.min(1, place)) * whole
      const n = Math.max(
        0,
        starts.findLastIndex((start) => start <= along),
      )
      const { from = 0, weight = 1 } = stretches[n] ?? {}
      return from + (along - (starts[n] ?? 0)) / weight
    },
  }
}
