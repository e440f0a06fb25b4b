import { isHash, isSeed, type Witness } from '@jelly/dice'
import { Command } from 'commander'
import { checkSource } from '../verify/checkSource.ts'

interface Options {
  readonly commitment?: string
  readonly digest?: string
  readonly seed: readonly string[]
  readonly json?: true
}

const EXAMPLES = `
Examples:
  jelly verify replay.json
  jelly verify https://example.org/replay/4711
  jelly verify replay.json --commitment 630dcd29... --seed 0:a1b2c3
  cat replay.json | jelly verify - --json

Ends with 0 when the game is verified, 1 when it is not, 2 when there is nothing to check, 3 when this Node is too old.
docs/fair-dice.md says what that proves.`

export const verifyCommand = new Command('verify')
  .description('derive every die of a finished game again and replay every event')
  .argument('<file|url>', 'a replay; - for standard input')
  .option('--commitment <hex>', 'the commitment that was shown before the game')
  .option('--digest <hex>', "the digest on another player's end screen")
  .option('--seed <seat:seed>', 'a seed that a seat (from 0) gave; may be repeated', collect, [])
  .option('--json', 'print the verdict for programs')
  .addHelpText('after', EXAMPLES)
  .action(async (source: string, options: Options, command: Command) => {
    const { code, output } = await checkSource(source, witnessOf(options, command), options.json === true)
    console[code === 2 && options.json !== true ? 'error' : 'log'](output)
    process.exitCode = code
  })

function collect(seed: string, seeds: readonly string[]): readonly string[] {
  return [...seeds, seed]
}

function witnessOf({ commitment, digest, seed }: Options, command: Command): Witness {
  for (const hash of [commitment, digest]) {
    if (hash !== undefined && !isHash(hash))
      command.error(`error: expected 64 lower-case hex digits, not ${hash}`, { exitCode: 2 })
  }
  const seeds = seed.map((text) => {
    const [, seat, given] = /^(\d):(.*)$/.exec(text) ?? []
    if (seat === undefined || given === undefined || !isSeed(given))
      return command.error(`error: expected a seat, a colon and its seed, not ${text}`, { exitCode: 2 })
    return { seat: Number(seat), seed: given }
  })
  return {
    ...(commitment !== undefined && { commitment }),
    ...(digest !== undefined && { digest }),
    ...(seeds.length > 0 && { seeds }),
  }
}
