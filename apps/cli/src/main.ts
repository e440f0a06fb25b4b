#!/usr/bin/env node
import { Command } from 'commander'
import { benchCommand } from './commands/bench.ts'
import { arenaCommand } from './commands/arena.ts'
import { scoreCommand } from './commands/score.ts'
import { loadCommand } from './commands/load.ts'
import { playCommand } from './commands/play.ts'
import { serveCommand } from './commands/serve.ts'
import { simCommand } from './commands/sim.ts'
import { verifyCommand } from './commands/verify.ts'
import { runProgram } from './runProgram.ts'

const jelly = new Command('jelly').description('Jelly Rush: serve, score, simulate, verify').version('0.1.0')
jelly.addCommand(benchCommand)
jelly.addCommand(scoreCommand)
jelly.addCommand(serveCommand)
jelly.addCommand(playCommand)
jelly.addCommand(loadCommand)
jelly.addCommand(simCommand)
jelly.addCommand(arenaCommand)
jelly.addCommand(verifyCommand)

await runProgram(jelly)
