// One whole game, the lobby and the lesson in the other browsers' engines: Debian's Firefox ESR and WebKitGTK. Pictures are in
// artifacts/browsers, to be looked at.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { GameServer } from '../../e2e/support/GameServer.ts'
import { root } from '../lib/run.mjs'
import { openFirefox } from './browsers/firefox.ts'
import { type Driver, Tab } from './browsers/Tab.ts'
import { learn, meet, play } from './browsers/walks.ts'
import { openWebKit } from './browsers/webkit.ts'

const BROWSERS: Readonly<Record<string, () => Promise<Driver>>> = { firefox: openFirefox, webkit: openWebKit }
const pictures = join(root, 'artifacts/browsers')
/** To stand still before a picture, so that what comes later is there too. */
const GLANCE = 1000

type Note = (text: string) => void

async function walk(name: string, driver: Driver, address: string, note: Note): Promise<string> {
  const tab = new Tab(driver)
  const picture = async (what: string): Promise<void> => {
    if (what !== 'table') await sleep(GLANCE)
    writeFileSync(join(pictures, `${name}-${what}.png`), await driver.screenshot())
    note(`${name}: ${what}`)
  }
  try {
    await learn(tab, address, picture)
    await meet(tab, address, picture)
    return `lesson, lobby and a game with ${await play(tab, picture)} dice placed`
  } catch (error) {
    await picture('failed')
    throw error
  }
}

async function tryOut(name: string, open: () => Promise<Driver>, note: Note): Promise<string> {
  const server = new GameServer({ speed: 2, dice: 'cycling', seed: name })
  await server.start()
  try {
    const driver = await open()
    try {
      return await walk(name, driver, server.url, note)
    } finally {
      await driver.close()
    }
  } finally {
    await server.end()
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
      try {
        told.push(`${name}: ${await tryOut(name, open, note)}`)
      } catch (error) {
        told.push(`${name}: not done: ${error instanceof Error ? error.message : String(error)}`)
        ok = false
      }
    }
    return { figure: told.join('; '), ok }
  },
}
