// Keeps one engine (PostgreSQL, NATS) for whoever started this process, and ends it together with that one: also when that
// one is killed, because then the pipe that is the input here ends. Words in: start, stop, kill, pause, resume, end. Words out: started, killed…
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

const { command, uid, gid, folder, signal } = JSON.parse(process.argv[2])
const STUBBORN = 5000
const TRY_AGAIN = 5
let engine = null

/** Its own process and those that it started, which may stand in groups of their own. */
function family(pid) {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
  return [pid, ...children.map(Number)]
}

/** Its state and its parent: columns of /proc/PID/stat after the name, which may have spaces. Null where there is no such process. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return null
  }
}

const parentOf = (pid) => statOf(pid)?.parent ?? 0
const isGone = (pid) => ['Z', 'X', undefined].includes(statOf(pid)?.state)

function send(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // already gone
  }
}

const sendAll = (name) => engine && family(engine.pid).forEach((pid) => send(pid, name))

function start() {
  if (engine !== null) return
  const [program, ...args] = command
  const child = spawn(program, args, { uid, gid, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  child.exited = new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  void child.exited.then(() => (engine === child ? (engine = null) : null))
  engine = child
}

/** Those that it started may still hold its memory for a moment: it is gone when they are. */
async function kill() {
  const child = engine
  if (child === null) return
  const all = family(child.pid)
  sendAll('SIGCONT')
  send(child.pid, 'SIGKILL')
  await child.exited
  all.forEach((pid) => send(pid, 'SIGKILL'))
  while (!all.every(isGone)) await sleep(TRY_AGAIN)
}

async function stop() {
  const child = engine
  if (child === null) return
  sendAll('SIGCONT')
  send(child.pid, signal)
  await child.exited
}

async function end() {
  const stubborn = setTimeout(() => void kill(), STUBBORN)
  await stop()
  clearTimeout(stubborn)
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}

const words = { start, stop, kill, pause: () => sendAll('SIGSTOP'), resume: () => sendAll('SIGCONT'), end }
const obey = async (word) => {
  await words[word]?.()
  console.log(word)
}
const input = createInterface({ input: process.stdin })
input.on('line', (word) => void obey(word))
input.on('close', () => void end())
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => void end())
process.stdout.on('error', () => undefined)
