import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replayText } from '@jelly/dice'
import { randomGame, withNewDigest } from '@jelly/dice/testing'
import { ReplayPlayer } from '@jelly/table/replay'
import { afterAll, describe, expect, test } from 'vitest'
import { replayAddress } from '../src/verify/replayAddress.ts'
import { showReplay } from '../src/replay/showReplay.ts'

const replay = randomGame(43, { seats: 3 })
const folder = mkdtempSync(join(tmpdir(), 'jelly-replay-'))
const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const good = file('good.json', replayText(replay))
afterAll(() => rmSync(folder, { recursive: true }))

const recorded = join(import.meta.dirname, '../../../packages/dice/test/recorded')

describe('jelly replay', () => {
  test('tells a whole game, line by line, to its end', async () => {
    const lines = (await showReplay(good, {})).split('\n')
    expect(lines[0]).toMatch(/^game game-43, .*, verified$/)
    expect(lines.filter((line) => line.includes('-- round'))).toHaveLength(4)
    expect(lines.filter((line) => / places a \d on /.test(line))).toHaveLength(
      replay.entries.flatMap(({ events }) => events).filter(({ type }) => type === 'diePlaced').length,
    )
    expect(lines.at(-1)).toContain(`Gina ${replay.result?.scores[0]}`)
  })

  test('shows a moment with every hand, or with those that one seat saw', async () => {
    const player = new ReplayPlayer(replay)
    const at = 9
    const { game } = player.stateAt(player.momentAt(at * 1000))
    const all = await showReplay(good, { at })
    expect(all).toContain('round 1, scramble')
    for (const { tray } of game?.squads ?? []) expect(all).toContain(tray.join(' '))
    const one = await showReplay(good, { at, seat: 2 })
    expect(one).toMatch(/Gina .* covered/)
    expect(one).toMatch(/Botilda .* covered/)
    expect(one).not.toMatch(/Sam .* covered/)
  })

  test('for programs: the events, or the view at a moment', async () => {
    const whole = JSON.parse(await showReplay(good, { json: true })) as {
      events: { events: unknown[] }[]
      result: unknown
    }
    expect(whole.result).toEqual(replay.result)
    expect(whole.events.flatMap(({ events }) => events)).toEqual([
      replay.start,
      ...replay.entries.flatMap(({ events }) => events),
    ])
    const { view } = JSON.parse(await showReplay(good, { at: 9, seat: 1, json: true })) as { view: unknown }
    const player = new ReplayPlayer(replay)
    expect(view).toEqual(JSON.parse(JSON.stringify(player.viewAt(player.momentAt(9000), 0))))
  })

  test.each(['house-rules-1', 'own-edition-rules-1'])(
    'says of older rules that decisions are not checked: %s',
    async (name) => {
      const text = await showReplay(join(recorded, `${name}.replay`), {})
      expect(text).toContain('played under rules version 1: decisions are not checked')
      expect(text).toMatch(/the end: .* wins$/)
    },
  )

  test('says of a game that was cut off that it has no end', async () => {
    const cut = withNewDigest({ ...replay, entries: replay.entries.slice(0, 90), result: null })
    expect(await showReplay(file('cutOff.json', replayText(cut)), {})).toContain('\ncut off: this game has no end\n')
    expect(await showReplay(good, {})).not.toContain('cut off')
  })

  test('follows a link of the page to its moment and its eyes', async () => {
    expect(replayAddress('https://x.org/replay/a1#t=73.4&seat=2')).toEqual({
      source: 'https://x.org/api/replays/a1',
      at: 73.4,
      seat: 2,
    })
    for (const said of ['#t=&seat=', '#t=x&seat=0', '?a=1#seat=1.5', '/#seat=9', '/'])
      expect(replayAddress(`https://x.org/replay/a1${said}`)).toEqual({
        source: 'https://x.org/api/replays/a1',
        at: null,
        seat: null,
      })
    expect(replayAddress('game.json')).toEqual({ source: 'game.json', at: null, seat: null })
    const server = createServer((request, response) => {
      if (request.url === '/api/replays/game-43') response.end(replayText(replay))
      else response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/replay/game-43#t=9&seat=2`
    expect(await showReplay(address, {})).toBe(await showReplay(good, { at: 9, seat: 2 }))
    server.close()
  })

  test.each([
    ['no such file', () => join(folder, 'none.json'), /there is no such file/],
    ['no replay', () => file('other.json', '{"a":1}'), /: not a replay$/],
    ['an empty one', () => file('empty.json', ''), /: not a replay$/],
    ['a cut one', () => file('cut.json', replayText(replay).slice(0, -9)), /: cut short, its end is missing$/],
    ['a changed one', () => file('changed.json', replayText(replay).replace('Gina', 'Gino')), /changed .*\(digest\)$/],
  ])('one sentence for %s', async (_, source, problem) => {
    await expect(showReplay(source(), {})).rejects.toThrow(problem)
  })

  test('a seat that nobody sat on', async () => {
    await expect(showReplay(good, { seat: 5 })).rejects.toThrow('from 1 to 3')
  })
})
