import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pressAt } from './pressAt.ts'
import type { Driver } from './Tab.ts'

/** Firefox says where it listens for WebDriver BiDi. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    browser.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (address !== undefined) resolve(`${address}/session`)
    })
    browser.on('exit', () => reject(new Error(`Firefox ended: ${said}`)))
  })
}

interface Answer {
  readonly id?: number
  readonly type: string
  readonly result?: unknown
  readonly message?: string
}

/** Commands over one socket, each answered under its number. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let last = 0
  return async function command<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++last
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, message } = await answered
    if (type === 'error') throw new Error(`WebDriver BiDi: ${method}: ${message}`)
    return result as Result
  }
}

/** Debian's Firefox by WebDriver BiDi, for which five commands are enough. */
export async function openFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'jelly-firefox-'))
  const args = ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile]
  const browser = spawn(process.env['FIREFOX_PATH'] ?? 'firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const command = await connect(await addressOf(browser))
  await command('session.new', { capabilities: {} })
  const { context } = await command<{ context: string }>('browsingContext.create', { type: 'tab' })
  await command('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } })
  return {
    open: (url) => command('browsingContext.navigate', { context, url, wait: 'complete' }),
    async call<Result>(source: string, given: readonly unknown[]) {
      const expression = `JSON.stringify((${source})(...${JSON.stringify(given)}))`
      const asked = { expression, target: { context }, awaitPromise: false }
      const { result } = await command<{ result?: { value?: string } }>('script.evaluate', asked)
      return JSON.parse(result?.value ?? 'null') as Result
    },
    click: (x, y) => command('input.performActions', { context, actions: [pressAt(x, y)] }),
    async screenshot() {
      const { data } = await command<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async close() {
      const gone = once(browser, 'exit')
      browser.kill()
      await gone
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
