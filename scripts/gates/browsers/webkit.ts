import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../engines/freePort.ts'
import { pressAt } from './pressAt.ts'
import type { Driver } from './Tab.ts'

const BROWSERS = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser'
const PATIENCE = 60_000

/** One command of WebDriver over plain HTTP. */
async function command<Value>(method: 'GET' | 'POST' | 'DELETE', address: string, body: object = {}): Promise<Value> {
  const signal = AbortSignal.timeout(PATIENCE)
  const answer = await fetch(address, { method, signal, ...(method === 'POST' && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Value }
  if (!answer.ok) throw new Error(`WebDriver: ${JSON.stringify(value).slice(0, 300)}`)
  return value
}

/** The session's address, once the driver listens. */
async function openSession(driver: string): Promise<string> {
  const [binary] = globSync(BROWSERS)
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  for (const end = Date.now() + PATIENCE; ; await sleep(200)) {
    try {
      const made = await command<{ sessionId: string }>('POST', `${driver}/session`, {
        capabilities: { alwaysMatch: options },
      })
      return `${driver}/session/${made.sessionId}`
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}

/** A screen that nobody sees; the number under which it can be drawn on. */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  return { screen, display: `:${number.toString().trim()}` }
}

/** Debian's WebKitGTK, the engine of Safari, by plain WebDriver. */
export async function openWebKit(): Promise<Driver> {
  const port = await freePort()
  const { screen, display } = await openScreen()
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', LANGUAGE: 'en_GB' }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  const end = (): void => {
    driver.kill()
    screen.kill()
  }
  const session = await openSession(`http://127.0.0.1:${port}`).catch((error: unknown) => {
    end()
    throw error
  })
  await command('POST', `${session}/window/rect`, { width: 1280, height: 880 })
  return {
    open: (address) => command('POST', `${session}/url`, { url: address }),
    call: (source, args) =>
      command('POST', `${session}/execute/sync`, { script: `return (${source})(...arguments)`, args }),
    click: (x, y) => command('POST', `${session}/actions`, { actions: [pressAt(x, y)] }),
    screenshot: async () => Buffer.from(await command<string>('GET', `${session}/screenshot`), 'base64'),
    close: () => command<void>('DELETE', session).finally(end),
  }
}
