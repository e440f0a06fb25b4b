import type { Page } from '@playwright/test'
import type { GameServer } from './GameServer.ts'
import type { Player } from './Player.ts'

export interface Made {
  readonly table: string
  readonly token: string
  readonly invite: { readonly code: string; readonly url: string; readonly watchUrl: string }
}

export const post = async <Answer>(server: GameServer, path: string, body: object): Promise<Answer> =>
  (await (await fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body) })).json()) as Answer

/** A table whose rounds end soon by themselves. */
export const makeTable = (server: GameServer, name: string, settings: object = {}): Promise<Made> =>
  post(server, '/api/tables', {
    name,
    settings: { players: 3, briefing: false, botLevel: 'rookie', flipAfterStart: 30, flipAfterFinish: 5, ...settings },
  })

/** Opens a table in a browser that has a seat there. */
export async function open({ page }: Player, { table, token }: Pick<Made, 'table' | 'token'>): Promise<void> {
  // A file of the same place: no page has to be drawn for it.
  await page.goto('/version.txt')
  await page.evaluate(
    ([id, kept]) => {
      localStorage.setItem(`jelly.seat.${id}`, String(kept))
      localStorage.setItem('jelly.tables', String(id))
    },
    [table, token],
  )
  await page.goto(`/t/${table}`)
}

/** Somebody sits down without a browser. */
export const join = (server: GameServer, name: string, code: string): Promise<Made> =>
  post(server, '/api/join', { name, code })

export const tray = (page: Page) => page.locator('[data-tray]')
export const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()
