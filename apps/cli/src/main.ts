#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { Command } from 'commander'
import { runProgram } from './runProgram.ts'

// Compiled code is kept between starts, as the server does.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/jelly'))

/** One line for each command. Only the command that is called is loaded: `jelly score` does not load the server. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  play: async () => (await import('./commands/play.ts')).playCommand,
  score: async () => (await import('./commands/score.ts')).scoreCommand,
  sim: async () => (await import('./commands/sim.ts')).simCommand,
  arena: async () => (await import('./commands/arena.ts')).arenaCommand,
  bench: async () => (await import('./commands/bench.ts')).benchCommand,
  load: async () => (await import('./commands/load.ts')).loadCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  move: async () => (await import('./commands/move.ts')).moveCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
}

const jelly = new Command('jelly').description('Jelly Rush: serve, back up, score, simulate, verify').version('0.1.0')
const [, , called = ''] = process.argv
for (const [name, load] of Object.entries(COMMANDS)) {
  if (called === name || !Object.hasOwn(COMMANDS, called)) jelly.addCommand(await load())
}
await runProgram(jelly)
