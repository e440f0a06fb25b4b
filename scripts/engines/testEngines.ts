import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import type { Engine } from './Engine.ts'
import { startNats } from './startNats.ts'
import { startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the addresses of the run's engines are asked for. */
    readonly engines: string
  }
}

const starters: Readonly<Record<string, () => Promise<Engine>>> = { '/postgres': startPostgres, '/nats': startNats }

/** One PostgreSQL and one NATS for all test files of a run; each starts when the first test asks for it. */
export default async function testEngines(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Engine>>()
  const find = (name: string) => {
    const engine = started.get(name) ?? starters[name]?.()
    if (engine !== undefined) started.set(name, engine)
    return engine
  }
  const desk = createServer((request, response) => {
    const engine = Promise.resolve(find(request.url ?? ''))
    engine.then(
      (found) => response.end(found?.url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve))
  project.provide('engines', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`)
  return async () => {
    desk.closeAllConnections()
    desk.close()
    await Promise.allSettled([...started.values()].map((engine) => engine.then((running) => running.end())))
  }
}
