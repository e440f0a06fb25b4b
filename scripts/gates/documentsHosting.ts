// Every command and file of docs/hosting.md, on this machine.
import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Document } from '../documents/Document.ts'
import { documentGate, type Note, type Unmeasured } from '../documents/documentGate.ts'
import { answers, Program, runCommand } from '../documents/Program.ts'
import { makeCertificate, playAt, startCaddy, startNginx } from '../documents/Site.ts'
import { freePort } from '../engines/freePort.ts'
import { hasProgram } from '../engines/programs.mjs'

async function startUnit(unit: string, data: string): Promise<{ url: string; start: () => Promise<Program> }> {
  const port = await freePort()
  const command = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(unit)?.[1] ?? ''
  const settings = [...(/^Environment=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [])].map((one) => one.split('='))
  const env = { ...Object.fromEntries(settings), JELLY_DATA: data, JELLY_PORT: `${port}` } as Record<string, string>
  const url = `http://127.0.0.1:${port}`
  const start = async () => {
    const program = new Program(command, { env })
    await program.until(() => answers(`${url}/healthz`))
    return program
  }
  return { url, start }
}

async function checkUnit(unit: string, folder: string, note: Note): Promise<Unmeasured> {
  if (!hasProgram('systemd-analyze')) return ['the unit (there is no systemd-analyze here)']
  const file = join(folder, 'jelly.service')
  writeFileSync(file, unit)
  await runCommand(`systemd-analyze verify ${file}`)
  note('systemd-analyze finds nothing wrong with the unit')
  return []
}

async function buildContainer(page: Document): Promise<Unmeasured> {
  const commands = page.take('podman build')
  if (!hasProgram('podman')) return ['the container (there is no podman here)']
  const port = await freePort()
  await runCommand(commands.replace('-d -p 8080:8080', `-d --rm --name jelly-gate-${port} -p ${port}:8080`))
  const waiting = new Program('sleep 60')
  await waiting.until(() => answers(`http://127.0.0.1:${port}/healthz`))
  await runCommand(`podman stop jelly-gate-${port}`)
  await waiting.stop()
  return []
}

async function restore(file: string, data: string): Promise<void> {
  for (const name of ['jelly.db-wal', 'jelly.db-shm']) rmSync(join(data, name), { force: true })
  copyFileSync(file, join(data, 'jelly.db'))
}

async function run(folder: string, note: Note): Promise<Unmeasured> {
  const page = new Document('hosting.md')
  const data = join(folder, 'data')
  const certificate = await makeCertificate(folder)
  const unit = page.take('[Unit]')
  const unchecked = await checkUnit(unit, folder, note)
  const { url, start } = await startUnit(unit, data)
  const server = await start()
  const here = { '127.0.0.1:8080': new URL(url).host }
  const files = { '/etc/ssl/jelly.pem': certificate.pem, '/etc/ssl/jelly.key': certificate.key }
  const withTls = `  tls ${certificate.pem} ${certificate.key}\n`
  const caddyFile = page.take('jelly.example {\n', here)
  const caddy = await startCaddy(folder, (port) =>
    caddyFile.replace('jelly.example {\n', `localhost:${port} {\n${withTls}`),
  )
  note(`Caddy: ${await playAt(caddy.port, certificate)}`)
  const nginxFile = page.take('server {', { ...here, ...files, 'jelly.example': 'localhost' })
  const nginx = await startNginx(folder, (port) => nginxFile.replace('listen 443', `listen 127.0.0.1:${port}`))
  note(`nginx: ${await playAt(nginx.port, certificate)}`)
  const copy = join(folder, 'jelly-monday.db')
  await runCommand(page.take('npx jelly backup', { 'jelly-monday.db': copy, '/var/lib/jelly': data }))
  if (!existsSync(copy)) throw new Error('there is no backup')
  await server.stop()
  await restore(copy, data)
  const again = await start()
  const { tables } = (await (await fetch(`${url}/healthz`)).json()) as { tables: number }
  if (tables === 0) throw new Error('the backup has no tables')
  note(`backed up and restored: ${tables} tables go on`)
  await again.stop()
  const unbuilt = await buildContainer(page)
  if (page.rest.length > 0) throw new Error(`not run: ${page.rest.join(', ')}`)
  return [...unchecked, ...unbuilt]
}

export default documentGate('documents-hosting', 'hosting', ['page', 'proxies'], run)
