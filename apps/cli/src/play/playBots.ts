import type { LobbyApi, SeatKey } from '@jelly/client'
import { networkBot } from '../network/networkBot.ts'
import { NetworkClient } from '../network/NetworkClient.ts'

export interface PlayedGame {
  readonly names: readonly string[]
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

/** Lets bots play these seats. Resolves with the result; rejects if the table is gone before the end. */
export function playBots(
  lobby: LobbyApi,
  places: readonly SeatKey[],
  speed: number,
  seed: number,
): Promise<PlayedGame> {
  return new Promise((resolve, reject) => {
    const players = places.map((place, n) => {
      const client: NetworkClient = new NetworkClient(lobby, place, {
        onView(view) {
          player.look()
          if (view.phase === 'ended' && view.game?.result) end({ ...view.game.result, names: view.seats.map(nameOf) })
        },
        onStatus(status) {
          if (status.kind === 'ended') end(new Error(`the table said goodbye: ${status.reason}`))
        },
      })
      const player = networkBot(client, { speed, seed: seed + n })
      return { client, player }
    })
    const end = (outcome: PlayedGame | Error) => {
      for (const { client, player } of players) {
        player.stop()
        client.close()
      }
      if (outcome instanceof Error) reject(outcome)
      else resolve(outcome)
    }
  })
}

const nameOf = (seat: { readonly kind: string; readonly name?: string }): string => seat.name ?? '-'
