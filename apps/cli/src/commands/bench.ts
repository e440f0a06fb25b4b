import { MAX_SEATS, MIN_SEATS } from '@jelly/rules'
import { Command } from 'commander'
import { benchRules } from '../bench/benchRules.ts'
import { wholeOption } from '../input/wholeOption.ts'

const EXAMPLES = `
Examples:
  jelly bench rules
  jelly bench rules --players 4 --seconds 5 --json`

const rules = new Command('rules')
  .description('how many games of random players the rules play on one core')
  .option('--players <n>', 'seats at the table', wholeOption(MIN_SEATS, MAX_SEATS), 4)
  .option('--seconds <n>', 'how long to play', wholeOption(1, 3600), 5)
  .option('--json', 'print the result for programs')
  .addHelpText('after', EXAMPLES)
  .action(({ players, seconds, json }: { players: number; seconds: number; json?: true }) => {
    const result = benchRules(players, seconds)
    const { games, gamesPerSecond, actionsPerSecond, actionsPerGame } = result
    console.log(
      json
        ? JSON.stringify(result)
        : [
            `${games.toLocaleString('en')} games of ${players} random players in ${result.seconds} s on one core`,
            `gamesPerSecond   ${gamesPerSecond.toLocaleString('en')}`,
            `actionsPerSecond ${actionsPerSecond.toLocaleString('en')}  (${actionsPerGame} a game)`,
          ].join('\n'),
    )
  })

export const benchCommand = new Command('bench')
  .description('measure how fast the parts are')
  .addCommand(rules)
  .addHelpText('after', EXAMPLES)
