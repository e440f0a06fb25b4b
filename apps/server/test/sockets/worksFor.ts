import { expect } from 'vitest'
import { type Running, seatedSocket } from '../support/runningServer.ts'

export const rename = (id: number) => ({ type: 'do', id, request: { type: 'setName', name: `n${id}` } }) as const

/** Somebody else is served as ever. */
export async function worksFor(server: Running): Promise<void> {
  const good = await seatedSocket(server, await server.make())
  for (let id = 1; id <= 10; id++) {
    good.say(rename(id))
    expect(await good.hears('done', id)).toMatchObject({ id, refusal: null })
  }
}
