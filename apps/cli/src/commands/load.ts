import { BOT_LEVELS, type BotLevel } from '@jelly/bots'
import { Command, InvalidArgumentError, Option } from 'commander'
import { describeLoad } from '../load/describeLoad.ts'
import { ownServer } from '../load/ownServer.ts'
import { LINES, type LoadLines, runLoad } from '../load/runLoad.ts'

interface Options {
  readonly tables: number
  readonly seconds: number
  readonly warmUp: number
  readonly rate: number
  readonly bots?: BotLevel
  readonly json?: true
  readonly url?: readonly string[]
  readonly lines: LoadLines
}

const whole =
  (most: number) =>
  (text: string): number => {
    const value = Number(text)
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw new InvalidArgumentError(`expected a whole number from 1 to ${most}`)
    return value
  }

export const loadCommand = new Command('load')
  .description('fill tables with players over real sockets, one action a second each, and measure the answers')
  .option('--tables <n>', 'tables, with four players each', whole(5000), 50)
  .option('--seconds <n>', 'how long to measure', whole(3600), 20)
  .option('--warm-up <n>', 'for how many seconds to play before that', whole(600), 5)
  .option('--rate <n>', 'actions of each player in a second', whole(10), 1)
  .addOption(new Option('--bots <level>', 'one player a table, beside three bots of a level').choices(BOT_LEVELS))
  .option('--url <url...>', 'a server that runs already (its --tables-per-minute must allow it); else one is started')
  .addOption(
    new Option('--lines <where>', 'with several --url: at which process a player is connected')
      .choices(LINES)
      .default('any'),
  )
  .option('--json', 'print the figures for programs')
  .addHelpText(
    'after',
    '\nExamples:\n  jelly load --tables 250 --seconds 30 --json\n  jelly load --url http://n1:8080 http://n2:8080 --lines other',
  )
  .action(async ({ json, url, ...load }: Options) => {
    const own = url === undefined ? await ownServer(['--tables-per-minute', '1000000', '--max-tables', '100000']) : null
    const note = (text: string) => json || console.error(text)
    try {
      const report = await runLoad({ ...load, urls: url ?? [own?.url ?? ''], note })
      console.log(json ? JSON.stringify(report) : describeLoad(report))
    } finally {
      await own?.stop()
    }
  })
