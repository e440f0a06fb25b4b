import { measureCoach } from '@jelly/bots'

const GAMES = 1000

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** What the coach's hints are worth to a beginner. */
export default {
  name: 'coach',
  goal: 'a Rookie who follows each hint has more Jelly and wins more; no hint is illegal',
  run() {
    const { alone, coached, hints, illegal } = measureCoach(GAMES)
    const said = Object.entries(hints)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')
    const figure =
      `${GAMES} games: ${alone.jelly.toFixed(1)} → ${coached.jelly.toFixed(1)} Jelly, ` +
      `${percent(alone.wins)} → ${percent(coached.wins)} won, ${illegal} illegal of ${said}`
    return Promise.resolve({ figure, ok: illegal === 0 && coached.jelly > alone.jelly && coached.wins > alone.wins })
  },
}
