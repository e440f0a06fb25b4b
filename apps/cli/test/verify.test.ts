import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as read } from 'node:stream/consumers'
import { type Replay, replayText, type Witness } from '@jelly/dice'
import { randomGame, withNewDigest } from '@jelly/dice/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkSource } from '../src/verify/checkSource.ts'

const replay = randomGame(41, { seats: 4 })
const text = replayText(replay)
const folder = mkdtempSync(join(tmpdir(), 'jelly-verify-'))
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const server = createServer((request, response) => {
  if (request.url === '/replay.json' || request.url === '/api/replays/game') response.end(text)
  else response.writeHead(404).end()
})
let address = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe('a game that verifies', () => {
  test('from a file, with a summary for people', async () => {
    const { code, output } = await checkSource(file('good.json', text), {}, false)
    expect(code).toBe(0)
    expect(output).toContain('VERIFIED  game game-41')
    expect(output).toContain(replay.commitment)
    expect(output).toMatch(/Gina +\d+/)
    expect(output).toContain('Botilda (bot, easy)')
    expect(output).toContain('Compare the commitment')
  })

  test('from an address', async () => {
    expect((await checkSource(`${address}/replay.json`, {}, false)).code).toBe(0)
    // The link that people share leads to the same game.
    expect((await checkSource(`${address}/replay/game#t=73.4`, {}, false)).code).toBe(0)
  })

  test('for programs', async () => {
    const { code, output } = await checkSource(file('good.json', text), { commitment: replay.commitment }, true)
    expect(code).toBe(0)
    expect(JSON.parse(output)).toMatchObject({
      ok: true,
      gameId: 'game-41',
      digest: replay.digest,
      result: replay.result,
      remarks: [],
      luck: { seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: 3 }] },
    })
  })
})

describe('what is not covered', () => {
  const checked = async (forged: Replay, witness: Witness = {}) =>
    checkSource(file('forged.json', replayText(withNewDigest(forged))), witness, false)
  const listed = (output: string): string => output.slice(output.indexOf('Not covered:'))

  test('a game that was cut off says so', async () => {
    const cut = { ...replay, entries: replay.entries.slice(0, 60), result: null }
    const { code, output } = await checked(cut)
    expect(code).toBe(0)
    expect(output).toMatch(/^VERIFIED, BUT CUT OFF {2}game game-41/)
    expect(output).toContain('Remark: the game was cut off in round 1.')
    expect(listed(output)).toContain('how it would have gone on')
  })

  test('a lock that nobody ran into can be left out, and a bot called a person: it says that it cannot tell', async () => {
    const locks = replay.entries.filter(({ command }) => command.type === 'lockDistrict')
    const without = locks.map((lock) => ({ ...replay, entries: replay.entries.filter((entry) => entry !== lock) }))
    const players = replay.players.map(({ name }) => ({ name }))
    const outcomes = await Promise.all([...without, { ...replay, players }].map((forged) => checked(forged)))
    const accepted = outcomes.filter(({ code }) => code === 0)
    expect(accepted.length).toBeGreaterThan(1)
    for (const { output } of accepted) {
      expect(listed(output)).toContain('that no command is missing or added')
      expect(listed(output)).toContain('which seats bots played')
    }
  })

  test('with the digest of another player only what no file can show is left', async () => {
    const { digest } = replay
    const { output } = await checkSource(file('good.json', text), { digest }, false)
    expect(listed(output).split('\n')).toHaveLength(3)
    const { output: json } = await checkSource(file('good.json', text), { digest }, true)
    expect(JSON.parse(json)).toMatchObject({ notCovered: ['order', 'secrecy'] })
    const { output: bare } = await checkSource(file('good.json', text), {}, true)
    expect(JSON.parse(bare)).toMatchObject({
      notCovered: ['game', 'players', 'times', 'commands', 'order', 'secrecy'],
    })
  })

  test('older rules are named', async () => {
    const older = join(import.meta.dirname, '../../../packages/dice/test/recorded/house-rules-1.replay')
    const { code, output } = await checkSource(older, {}, false)
    expect(code).toBe(0)
    expect(output).toContain('played under rules version 1')
    expect(listed(output)).toContain('that the older rules allowed what was done')
  })
})

test('an older Node is told so, with a code of its own', async () => {
  const program = new URL('../bin/jelly.mjs', import.meta.url).href
  const older = "Object.defineProperty(process.versions, 'node', { value: '20.1.0' }); await import(process.argv[1])"
  const child = spawn(process.execPath, ['--input-type=module', '-e', older, program])
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  expect(await read(child.stderr)).toMatch(/^jelly needs Node 24 or newer; this is v/)
  expect(await ended).toBe(3)
})

describe('a game that does not', () => {
  test('a changed name', async () => {
    const { code, output } = await checkSource(file('name.json', text.replace('Gina', 'Tina')), {}, false)
    expect([code, output]).toEqual([1, expect.stringContaining('NOT VERIFIED\n  digest: ')])
  })

  test('another commitment than the one noted', async () => {
    const { code, output } = await checkSource(file('good.json', text), { commitment: replay.key }, true)
    expect([code, JSON.parse(output)]).toEqual([1, expect.objectContaining({ ok: false, where: 'commitment' })])
  })

  test('damaged text is a replay that does not verify', async () => {
    const bytes = Buffer.from(text)
    bytes[100] = 0xff
    expect((await checkSource(file('bytes.json', bytes), {}, false)).code).toBe(1)
    expect((await checkSource(file('half.json', text.slice(0, 9000)), {}, false)).code).toBe(1)
    expect((await checkSource(file('format.json', text.replace('jelly-rush', 'jelly-rusi')), {}, false)).code).toBe(1)
  })
})

describe('nothing to check', () => {
  test.each([
    ['no file', () => join(folder, 'none.json'), 'there is no such file'],
    ['no page', () => `${address}/other`, 'answers 404'],
    ['no server', () => 'http://127.0.0.1:1/', 'http://127.0.0.1:1/'],
    ['no replay', () => file('other.json', '{"format":"other"}'), 'not a replay'],
    ['an empty file', () => file('empty.json', ''), 'not a replay'],
  ])('%s', async (_, source, problem) => {
    const { code, output } = await checkSource(source(), {}, false)
    expect([code, output]).toEqual([2, expect.stringContaining(problem)])
    expect(JSON.parse((await checkSource(source(), {}, true)).output)).toMatchObject({ ok: false })
  })
})

test('a name cannot steer the terminal', async () => {
  const players = replay.players.with(0, { name: '\u001B[2Jx' })
  const { code, output } = await checkSource(
    file('ansi.json', replayText(withNewDigest({ ...replay, players }))),
    {},
    false,
  )
  expect([code, output]).toEqual([0, expect.stringContaining('?[2Jx')])
})
