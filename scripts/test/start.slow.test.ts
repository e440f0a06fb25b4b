import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/run.mjs'

/** What the set-up brings along: a Node of the project's own. */
const SETUP = `import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('node_modules/.bin', { recursive: true })
writeFileSync('node_modules/.bin/node', '#!/bin/sh\\necho "own Node: $*"\\n')
chmodSync('node_modules/.bin/node', 0o755)
`

/** The shell remembers where it found `node`: a set-up that is itself called by `node` would hide the new one from what follows. */
it.each([
  ['start', 'apps/server/src/main.ts'],
  ['cluster', 'scripts/cluster.ts'],
  ['gates', 'scripts/gates.mjs'],
])('npm run %s uses the Node that its set-up has just installed', (name, program) => {
  const folder = mkdtempSync(join(tmpdir(), 'jelly-start-'))
  try {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'fresh', scripts }))
    mkdirSync(join(folder, 'scripts'))
    writeFileSync(join(folder, 'scripts/setup.mjs'), SETUP)
    const said = execFileSync('npm', ['run', '--silent', name], { cwd: folder, encoding: 'utf8' })
    expect(said).toContain(`own Node: ${program}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
