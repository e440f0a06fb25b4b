import { expect, it } from 'vitest'
import { playWirePairs } from './playWirePairs.ts'

it(
  'nothing that comes over a socket hangs on what its viewer may not know: 50 pairs',
  { timeout: 600_000 },
  async () => {
    const ways = new Set<string>()
    await playWirePairs(50, 12, (pair) => {
      expect(pair.difference, `seed ${pair.scene.seed}`).toBeNull()
      expect(pair.differingBytes).toBe(0)
      expect(pair.bytes).toBeGreaterThan(5000)
      expect(pair.hidden.length).toBeGreaterThan(3)
      for (const [channel, texts] of pair.channels) for (const text of texts) ways.add(wayOf(channel, text))
    })
    for (const way of WAYS) expect(ways).toContain(way)
  },
)

const WAYS = [
  'person events',
  'person view',
  'person done refused',
  'person plan',
  'person closed: takenOver',
  'person closed: badMessage',
  'person closed: moved',
  'spectator events',
  'spectator closed: takenOver',
  'late spectator view',
  'bot',
  'stranger /api/tables',
  'stranger /api/replays',
  'stranger /metrics',
  'stranger /healthz',
]

function wayOf(channel: string, text: string): string {
  const who = channel.replace(/[ /]\d.*/, '').replace(/ (GET|POST) /, ' ')
  if (who.startsWith('stranger')) return who.replace(/\/[0-9a-f]{20}$/, '')
  if (channel === 'bot') return 'bot'
  const closed = /^closed: \d+ (\w+)/.exec(text)
  if (closed) return `${who} closed: ${closed[1]}`
  const type = /^\{"type":"(\w+)"/.exec(text)?.[1] ?? 'http'
  return type === 'done' && text.includes('"refused"') ? `${who} done refused` : `${who} ${type}`
}
