import { expect, it } from 'vitest'
import { NatsWires } from '../../src/wires/NatsWires.ts'
import { WiresError } from '../../src/wires/Wires.ts'
import { natsUrl, ownEngine } from '../support/engines.ts'
import { eventually, wiresContract } from './wiresContract.ts'

wiresContract('NATS', async () => {
  const url = await natsUrl()
  return () => NatsWires.open(url, 'test')
})

it('is down while the server is, however long, and comes back with all that was served and heard', async () => {
  const nats = await ownEngine('nats')
  const [one, two] = await Promise.all([NatsWires.open(nats.url, 'one'), NatsWires.open(nats.url, 'two')])
  const heard: string[] = []
  two.serve('b', async (text) => `${text}, too`)
  two.hear('c', (text) => heard.push(text))
  await eventually(() => one.ask('b', 'hello', 1000))
  await nats.do('kill')
  await eventually(async () => expect([one.isUp, two.isUp]).toEqual([false, false]))
  await expect(one.ask('b', 'hello', 1000)).rejects.toMatchObject({ failure: 'down' })
  one.say('c', 'lost')
  // Longer than the ten tries after which the library would give up.
  await new Promise((resolve) => setTimeout(resolve, 4000))
  await nats.do('restart')
  expect(await eventually(() => one.ask('b', 'hello', 1000))).toBe('hello, too')
  one.say('c', 'heard')
  await eventually(async () => expect(heard).toEqual(['heard']))
  await Promise.all([one.close(), two.close()])
  await nats.do('end')
})

it('gives up at once on an answer that cannot come any more, and says when it is back', async () => {
  const nats = await ownEngine('nats')
  const [one, two] = await Promise.all([NatsWires.open(nats.url, 'one'), NatsWires.open(nats.url, 'two')])
  let backs = 0
  one.whenBack(() => backs++)
  const asked = Promise.withResolvers<void>()
  two.serve('b', () => {
    asked.resolve()
    return new Promise(() => undefined)
  })
  // With the patience of a day: only the wires themselves can end it.
  const waiting = eventually(() => one.ask('b', 'hello', 86_400_000).catch(unlessLate))
  await asked.promise
  expect(backs).toBe(0)
  await nats.do('kill')
  expect(await waiting).toBe('late')
  await nats.do('restart')
  await eventually(async () => expect([one.isUp, backs]).toEqual([true, 1]))
  await Promise.all([one.close(), two.close()])
  await nats.do('end')
})

const unlessLate = (error: unknown): string => {
  if (error instanceof WiresError && error.failure === 'late') return error.failure
  throw error
}

it('says in a sentence why NATS cannot be used', async () => {
  const nats = await ownEngine('nats')
  await nats.do('end')
  await expect(NatsWires.open(nats.url, 'one')).rejects.toThrow('nothing listens there: start nats-server')
  await expect(NatsWires.open('nats://no.such.machine.invalid', 'one')).rejects.toThrow(
    'there is no machine of this name',
  )
})
