import { LobbyError } from '@jelly/client'
import { Command, InvalidArgumentError } from 'commander'
import { InputError } from '../input/InputError.ts'
import { networkLobby } from '../network/networkLobby.ts'
import { playBots } from '../play/playBots.ts'

interface Options {
  readonly bots: number
  readonly url: string
}

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dag', 'Eve'] as const

function count(text: string): number {
  const bots = Number(text)
  if (!Number.isInteger(bots) || bots < 1 || bots > NAMES.length)
    throw new InvalidArgumentError(`expected a whole number from 1 to ${NAMES.length}`)
  return bots
}

export const playCommand = new Command('play')
  .description('join a table with headless players over real sockets, and play the game to its end')
  .argument('<code>', 'the code that the table’s host reads out')
  .option('--bots <n>', 'how many players to sit down', count, 1)
  .option('--url <url>', 'address of the server', 'http://localhost:8080')
  .addHelpText('after', '\nExample:\n  jelly play KWXM --bots 3 --url http://192.168.1.20:8080')
  .action(async (code: string, { bots, url }: Options) => {
    try {
      await play(code.toUpperCase(), bots, url)
    } catch (error) {
      throw new InputError('play', sentence(error))
    }
  })

async function play(code: string, bots: number, url: string): Promise<void> {
  const lobby = networkLobby(url)
  const { speed } = await lobby.info()
  const places = []
  for (const name of NAMES.slice(0, bots)) places.push(await lobby.join(`${name} (jelly)`, { code }))
  console.log(`${bots} ${bots === 1 ? 'player sits' : 'players sit'} at the table; the host starts the game.`)
  const { names, scores, winners } = await playBots(lobby, places, speed, Date.now())
  for (const [seat, name] of names.entries())
    console.log(`${String(scores[seat]).padStart(4)}  ${name}${winners.includes(seat) ? '  won' : ''}`)
}

const sentence = (error: unknown): string =>
  error instanceof LobbyError && error.code === 'unreachable'
    ? 'there is no server at that address'
    : error instanceof Error
      ? error.message
      : String(error)
