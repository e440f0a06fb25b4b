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

const starters: Readonly<Record<string, () => Promise<Engine>>> = { postgres: startPostgres, nats: startNats }

/** What a test may do to an engine of its own. */
const deeds: Readonly<Record<string, (engine: Engine) => Promise<void>>> = {
  address: async () => undefined,
  kill: ({ keeper }) => keeper.kill(),
  restart: (engine) => engine.restart(),
  pause: ({ keeper }) => keeper.pause(),
  resume: ({ keeper }) => keeper.resume(),
  end: (engine) => engine.end(),
}

/**
 * One PostgreSQL and one NATS for all test files of a run: `/nats/all/address`. A name other than `all` is an engine of one's own, to
 * which more can be done: `/nats/mine/kill`. Each starts when it is first asked for.
 */
export default async function testEngines(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Engine>>()
  const find = (kind: string, name: string): Promise<Engine> => {
    const engine =
      started.get(`${kind}/${name}`) ?? starters[kind]?.() ?? Promise.reject(new Error(`no engine ${kind}`))
    started.set(`${kind}/${name}`, engine)
    return engine
  }
  const answer = async (path: string): Promise<string> => {
    const [, kind = '', name = '', deed = ''] = path.split('/')
    const engine = await find(kind, name)
    await deeds[deed]?.(engine)
    return engine.url
  }
  const desk = createServer((request, response) => {
    answer(request.url ?? '').then(
      (text) => response.end(text),
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
