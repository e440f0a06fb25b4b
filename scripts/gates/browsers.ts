// One whole game, the lobby and the lesson in the other browsers' engines: Debian's Firefox ESR and WebKitGTK. Pictures are in
// artifacts/browsers, to be looked at.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GameServer } from '../../e2e/support/GameServer.ts'
import { root } from '../lib/run.mjs'
import { openFirefox } from './browsers/firefox.ts'
import { type Driver, Tab } from './browsers/Tab.ts'
import { learn, meet, play } from './browsers/walks.ts'
import { openWebKit } from './browsers/webkit.ts'

const BROWSERS: Readonly<Record<string, () => Promise<Driver>>> = { firefox: openFirefox, webkit: openWebKit }
const pictures = join(root, 'artifacts/browsers')
const SPEED = 3

type Note = (text: string) => void

async function walk(name: string, driver: Driver, server: GameServer, note: Note): Promise<string> {
  const tab = new Tab(driver)
  const picture = async (what: string): Promise<void> => {
    writeFileSync(join(pictures, `${name}-${what}.png`), await driver.screenshot())
    note(`${name}: ${what}`)
  }
  try {
    await learn(tab, server.url, picture)
    await meet(tab, server.url, picture)
    const placed = await play(tab, picture)
    return `${name}: lesson, lobby and a game with ${placed} dice placed`
  } catch (error) {
    await picture('failed')
    throw error
  }
}

export default {
  name: 'browsers',
  needs: ['page', 'other-browsers'],
  goal: 'lesson, lobby and a whole game in Firefox ESR and WebKitGTK',
  async run({ note }: { note: Note }) {
    mkdirSync(pictures, { recursive: true })
    const told: string[] = []
    let ok = true
    for (const [name, open] of Object.entries(BROWSERS)) {
      const server = new GameServer({ speed: SPEED, dice: 'cycling', seed: name })
      await server.start()
      const driver = await open()
      try {
        told.push(await walk(name, driver, server, note))
      } catch (error) {
        told.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
        ok = false
      } finally {
        await driver.close()
        await server.end()
      }
    }
    return { figure: told.join('; '), ok }
  },
}
