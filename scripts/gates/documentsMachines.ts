// Every command and file of docs/many-machines.md, on this machine.
import { join } from 'node:path'
import { Document } from '../documents/Document.ts'
import { documentGate, type Note, type Unmeasured } from '../documents/documentGate.ts'
import { answers, endAll, Program, runCommand } from '../documents/Program.ts'
import { type Certificate, makeCertificate, playAt, startCaddy, startNginx } from '../documents/Site.ts'
import { freePort } from '../engines/freePort.ts'
import { programOf } from '../engines/programs.mjs'
import { startNats } from '../engines/startNats.ts'
import { startPostgres } from '../engines/startPostgres.ts'

const PASSWORD = 'secret'
const NAMES = ['n1', 'n2', 'n3'] as const

interface Node {
  readonly url: string
  start(): Promise<Program>
}

/** What starts a process: the command of the document, with the names of this machine. */
async function nodeOf(command: string, name: string): Promise<Node> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const full = `${command.trim().replace('--node n1', `--node ${name}`)} --host 127.0.0.1 --port ${port} --trust-proxy 127.0.0.1`
  const start = async () => {
    const program = new Program(full)
    await program.until(() => answers(`${url}/readyz`))
    return program
  }
  return { url, start }
}

async function tryOut(page: Document): Promise<void> {
  const port = await freePort()
  const cluster = new Program(`${page.take('npm run cluster').trim()} -- --port ${port}`)
  await cluster.until(() => answers(`http://localhost:${port}/readyz`))
  await cluster.stop('SIGINT')
  if (await answers(`http://localhost:${port}/readyz`)) throw new Error('Ctrl-C does not stop the cluster')
}

async function proxies(page: Document, nodes: readonly Node[], folder: string, certificate: Certificate) {
  const hosts = Object.fromEntries(nodes.map(({ url }, n) => [`10.0.0.${n + 1}:8080`, new URL(url).host]))
  const files = { '/etc/ssl/jelly.pem': certificate.pem, '/etc/ssl/jelly.key': certificate.key }
  const nginxFile = page.take('map $arg_node', { ...hosts, ...files, 'jelly.example': 'localhost' })
  const caddyFile = page.take('jelly.example {\n', hosts)
  const tls = `  tls ${certificate.pem} ${certificate.key}\n`
  return {
    nginx: await startNginx(folder, (port) => nginxFile.replace('listen 443', `listen 127.0.0.1:${port}`)),
    caddy: await startCaddy(folder, (port) => caddyFile.replace('jelly.example {\n', `localhost:${port} {\n${tls}`)),
  }
}

/** SIGTERM, the same name again, `/readyz`: one process after the other, while people come by the balancer. */
async function roll(nodes: readonly Node[], programs: Program[], url: string): Promise<void> {
  for (const [n, node] of nodes.entries()) {
    const ended = programs[n]?.stop()
    if (!(await answers(url))) throw new Error('nobody answers during a rolling deploy')
    await ended
    programs[n] = await node.start()
  }
}

async function run(folder: string, note: Note): Promise<Unmeasured> {
  const page = new Document('many-machines.md')
  await tryOut(page)
  note('npm run cluster starts, and stops on Ctrl-C')
  const [postgres, nats] = [await startPostgres(), await startNats()]
  const { port } = new URL(postgres.url)
  const path = `${programOf('psql').replace(/\/psql$/, '')}:${process.env['PATH']}`
  const env = { PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'jelly_admin', PATH: path }
  try {
    // Whoever installs PostgreSQL is its superuser and not called jelly.
    await runCommand(`psql ${postgres.url} --command "CREATE ROLE jelly_admin SUPERUSER LOGIN"`, { env })
    await runCommand(`psql postgres --command "ALTER ROLE jelly RENAME TO first"`, { env })
    await runCommand(page.take('createuser jelly'), { env, input: `${PASSWORD}\n${PASSWORD}\n` })
    const store = { 'jelly:…@db': `jelly:${PASSWORD}@127.0.0.1:${port}` }
    const certificate = await makeCertificate(folder)
    const command = page.take('npm start --', { ...store, 'nats://nats': nats.url, 'jelly.example': 'localhost' })
    const nodes = await Promise.all(NAMES.map((name) => nodeOf(command, name)))
    const programs = await Promise.all(nodes.map((node) => node.start()))
    const { nginx, caddy } = await proxies(page, nodes, folder, certificate)
    note(`nginx: ${await playAt(nginx.port, certificate)}`)
    note(`Caddy: ${await playAt(caddy.port, certificate)}`)
    await roll(nodes, programs, `${nodes[1]?.url}/healthz`)
    note(`after a rolling deploy: ${await playAt(nginx.port, certificate)}`)
    await runCommand(page.take('psql jelly'), { env })
    const copy = join(folder, 'jelly-monday.db')
    await runCommand(page.take('npx jelly backup', { ...store, 'jelly-monday.db': copy }))
    const dump = { 'jelly.dump': join(folder, 'jelly.dump') }
    await runCommand(page.take('pg_dump', dump), { env })
    await Promise.all(programs.map((program) => program.stop()))
    await runCommand(page.take('pg_restore', dump), { env })
    for (const what of ['npx jelly move jelly-monday.db', 'npx jelly move /var/lib/jelly']) {
      await runCommand('dropdb jelly && createdb jelly --owner jelly', { env })
      const from = what.split(' ').at(-1) ?? ''
      await runCommand(
        page.take(what, { ...store, [from]: from.endsWith('.db') ? copy : await folderOf(copy, folder) }),
      )
      await (await nodes[0]?.start())?.stop()
      note(`${what}: a process starts with what was moved`)
    }
  } finally {
    await endAll()
    await Promise.all([postgres.end(), nats.end()])
  }
  if (page.rest.length > 0) throw new Error(`not run: ${page.rest.join(', ')}`)
  return []
}

/** A data folder with what a backup holds. */
async function folderOf(copy: string, folder: string): Promise<string> {
  const data = join(folder, 'data')
  await runCommand(`mkdir ${data} && cp ${copy} ${data}/jelly.db`)
  return data
}

export default documentGate('documents-machines', 'many-machines', ['page', 'engines', 'proxies'], run)
