// Plays a quick game by the first player of docs/protocol.md over a real socket and writes down every byte of it:
//
//   node scripts/recordSession.ts      docs/protocol-session.txt and the excerpt in docs/protocol.md
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './lib/run.mjs'

const EXCERPT = 26
const WIDTH = 240
const PAGE = join(root, 'docs/protocol.md')
const lines: string[] = []

interface View {
  readonly phase: string
  readonly frozen: unknown
  readonly seats: readonly { readonly ready?: boolean }[]
  readonly game: {
    readonly flippedBy: unknown
    readonly districts: readonly { readonly lockedBy: unknown }[]
    readonly squads: readonly {
      readonly hand: readonly number[]
      readonly rolled: boolean
      readonly pods: readonly unknown[]
    }[]
    readonly choice: { readonly question: Question; readonly answers: readonly unknown[] } | null
  } | null
}
interface Question {
  readonly kind: string
  readonly asked: readonly number[]
  readonly owed: readonly number[]
}

async function startServer(): Promise<{ readonly url: string; stop(): void }> {
  const data = mkdtempSync(join(tmpdir(), 'jelly-record-'))
  const args = ['apps/server/src/main.ts', '--port', '0', '--host', '127.0.0.1', '--data', data, '--speed', '20']
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (text: Buffer) => resolve(/open at (\S+)/.exec(text.toString())?.[1] ?? ''))
  })
  return {
    url,
    stop() {
      child.once('exit', () => rmSync(data, { recursive: true }))
      child.kill('SIGTERM')
    },
  }
}

async function post<Answer>(url: string, path: string, body: object): Promise<Answer> {
  lines.push(`> POST ${path} ${JSON.stringify(body)}`)
  const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) })
  const text = await response.text()
  lines.push(`< ${response.status} ${text}`)
  return JSON.parse(text) as Answer
}

/** Step 4 of "A first player". */
function nextRequest({ phase, frozen, seats, game }: View, you: number): object | null {
  if (frozen !== null || game === null) return null
  const me = game.squads[you]
  const asked = game.choice?.question.asked.indexOf(you) ?? -1
  if (game.choice && asked >= 0 && game.choice.answers[asked] === null)
    return { type: 'answerChoice', answer: answerTo(game.choice.question, me?.pods[0]) }
  const open = game.districts.findIndex(({ lockedBy }) => lockedBy === null)
  if (phase === 'scramble' && me?.rolled && open >= 0) return { type: 'placeDie', die: me.hand[0], district: open }
  if (phase === 'scramble' && me?.hand.length === 0 && game.flippedBy === null) return { type: 'flipTimer' }
  const isReady = seats[you]?.ready
  return (phase === 'briefing' || phase === 'ledger') && !isReady ? { type: 'setReady', ready: true } : null
}

function answerTo({ kind, owed }: Question, pod: unknown): object {
  if (kind === 'copy') return { kind, from: 'cw' }
  return kind === 'pod' ? { kind, pod } : { kind, order: owed }
}

function play(url: string, ticket: string): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
  let [id, you, seq, waiting] = [0, 0, 0, false]
  const say = (message: object) => {
    lines.push(`> ${JSON.stringify(message)}`)
    socket.send(JSON.stringify(message))
  }
  const ask = (request: object) => {
    waiting = true
    say({ type: 'do', id: ++id, request })
  }
  const resync = setInterval(() => socket.readyState === WebSocket.OPEN && !waiting && say({ type: 'resync' }), 333)
  return new Promise((resolve) => {
    const hear = (message: { type: string; you: number; n: number; seq: number; view: View }) => {
      if (message.seq !== undefined) seq = message.seq
      if (message.type === 'ping') say({ type: 'pong', n: message.n, seq })
      if (message.type === 'done') waiting = false
      if (message.type === 'welcome') {
        you = message.you
        ask({ type: 'giveSeed', seed: crypto.randomUUID() })
      }
      if (message.type !== 'view') return
      const request = waiting ? null : nextRequest(message.view, you)
      if (request !== null) ask(request)
      if (message.view.phase !== 'ended') return
      clearInterval(resync)
      socket.close()
      resolve()
    }
    socket.addEventListener('open', () => say({ type: 'hello', protocol: 3, ticket }))
    socket.addEventListener('message', ({ data }) => {
      lines.push(`< ${String(data)}`)
      hear(JSON.parse(String(data)) as Parameters<typeof hear>[0])
    })
  })
}

const cut = (line: string): string => (line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line)

const server = await startServer()
const body = { name: 'Robot', quick: true, settings: { players: 3 } }
const { table, token } = await post<{ table: string; token: string }>(server.url, '/api/tables', body)
const { ticket } = await post<{ ticket: string }>(server.url, '/api/ticket', { table, token })
await play(server.url, ticket)
server.stop()

const local = lines.map((line) => line.replaceAll(server.url, 'http://localhost:8080'))
writeFileSync(join(root, 'docs/protocol-session.txt'), `${local.join('\n')}\n`)
const excerpt = ['```', ...local.slice(0, EXCERPT).map(cut), '```'].join('\n')
const marked = /<!-- session -->[\s\S]*<!-- \/session -->/
writeFileSync(
  PAGE,
  readFileSync(PAGE, 'utf8').replace(marked, () => `<!-- session -->\n${excerpt}\n<!-- /session -->`),
)
console.log(`${lines.length} lines recorded`)
