import { connect } from 'node:net'
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import type { LoadReport } from '../../apps/cli/src/load/runLoad.ts'
import { freePort } from '../engines/freePort.ts'
import { Program, runCommand } from './Program.ts'

/** A certificate of one's own, for localhost. */
export interface Certificate {
  readonly pem: string
  readonly key: string
}

export async function makeCertificate(folder: string): Promise<Certificate> {
  const made = { pem: join(folder, 'jelly.pem'), key: join(folder, 'jelly.key') }
  const about = '-days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  await runCommand(`openssl req -x509 -newkey rsa:2048 -nodes -keyout ${made.key} -out ${made.pem} ${about}`)
  return made
}

/** What a document shows for a web server, with the port at which it listens here. */
export type Configuration = (port: number) => string

/** Serves a site of nginx by this part of its configuration, as a real one would include it. */
export async function startNginx(folder: string, part: Configuration): Promise<{ port: number; program: Program }> {
  const port = await freePort()
  const head = `pid ${folder}/nginx.pid; error_log stderr; events {}`
  const file = join(folder, `nginx-${port}.conf`)
  writeFileSync(file, `${head}\nhttp {\naccess_log off;\n${part(port)}}\n`)
  await runCommand(`/usr/sbin/nginx -t -c ${file}`)
  const program = new Program(`exec /usr/sbin/nginx -c ${file} -g 'daemon off;'`)
  await program.until(() => isOpen(port))
  return { port, program }
}

export async function startCaddy(folder: string, part: Configuration): Promise<{ port: number; program: Program }> {
  const port = await freePort()
  const file = join(folder, `Caddyfile-${port}`)
  writeFileSync(file, `{\n  admin off\n  auto_https disable_redirects\n}\n${part(port)}`)
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  await runCommand(`caddy validate --adapter caddyfile --config ${file}`, { env })
  const program = new Program(`exec caddy run --adapter caddyfile --config ${file}`, { env })
  await program.until(() => isOpen(port))
  return { port, program }
}

/** People play there, over TLS: none of them loses the connection, and everything is answered. */
export async function playAt(port: number, { pem }: Certificate, seconds = 4): Promise<string> {
  const flags = `--url https://localhost:${port} --tables 2 --seconds ${seconds} --json`
  const output = await runCommand(`npx jelly load ${flags}`, { env: { NODE_EXTRA_CA_CERTS: pem } })
  const { acks, linesLost } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as LoadReport
  if (acks === 0 || linesLost > 0) throw new Error(`${acks} actions were answered, ${linesLost} connections lost`)
  return `${acks} actions answered`
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false)).once('connect', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })
