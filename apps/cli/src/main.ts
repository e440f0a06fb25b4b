#!/usr/bin/env node
import { Command } from 'commander'

const jelly = new Command('jelly').description('Jelly Rush: serve, score, simulate, verify').version('0.1.0')

if (process.argv.length <= 2) jelly.help()
jelly.parse()
