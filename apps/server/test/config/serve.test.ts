import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, '../../src/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'jelly-serve-'))
afterAll(() => rmSync(folder, { recursive: true }))

const serve = (...args: string[]) => spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' })

it.each([
  [['--port', 'x'], 'jelly: --port: expected a whole number from 0 to 65535, found "x"\n'],
  [['--sped', '2'], "jelly: Unknown option '--sped'\n"],
  [['--port', '0', '--data', join(folder, 'file')], /^jelly: the data folder ".*" cannot be used: .*\n$/],
  [['--port', '0', '--host', '203.0.113.1', '--data', folder], /^jelly: cannot listen on 203\.0\.113\.1:0: .*\n$/],
])('says what is wrong with %j and ends with 2', (args, sentence) => {
  writeFileSync(join(folder, 'file'), '')
  const { status, stderr, stdout } = serve(...args)
  expect(stderr).toMatch(sentence)
  expect(stdout).toBe('')
  expect(status).toBe(2)
})

it('lists its options', () => {
  const { status, stdout } = serve('--help')
  expect(stdout).toContain('JELLY_PUBLIC_URL')
  expect(status).toBe(0)
})
