import { expect } from '@playwright/test'
import { NetworkClient } from '../../apps/cli/src/network/NetworkClient.ts'
import { networkLobby } from '../../apps/cli/src/network/networkLobby.ts'
import type { Player } from './Player.ts'

/** A game with two others who are there and do nothing: nobody turns the glass, so no round ends while a slow machine thinks. */
export async function sitWithIdlers(player: Player, address: string, settings: object = {}): Promise<() => void> {
  const lobby = networkLobby(address)
  const own = await lobby.makeTable('Ida', {
    settings: { players: 3, briefing: false, whenAway: 'idle', ...settings },
  })
  const { code } = own.invite
  const idlers = [own, await lobby.join('Ivo', { code })].map((key) => new NetworkClient(lobby, key))
  await player.page.goto(`/join/${code}`)
  await expect.poll(() => idlers[0]?.view?.seats.filter(({ kind }) => kind === 'person').length).toBe(3)
  await idlers[0]?.request({ type: 'startGame' })
  await player.waitFor('scramble', 60_000)
  return () => idlers.forEach((idler) => idler.close())
}
