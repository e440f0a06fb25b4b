#!/usr/bin/env node
import { Command } from 'commander'
import { verifyCommand } from './commands/verify.ts'

const jelly = new Command('jelly').description('Jelly Rush: serve, score, simulate, verify').version('0.1.0')
jelly.addCommand(verifyCommand)

if (process.argv.length <= 2) jelly.help()
await jelly.parseAsync()
