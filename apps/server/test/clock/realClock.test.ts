import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { realClock, realNow } from '../../src/clock/realClock.ts'

async function socketPair(): Promise<{ near: Socket; far: Socket }> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const near = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [far] = (await once(server, 'connection')) as [Socket]
  onTestFinished(() => {
    near.destroy()
    far.destroy()
    server.close()
  })
  return { near, far }
}

/** Nothing else happens in this thread meanwhile. */
function stall(ms: number): void {
  const until = realNow() + ms
  while (realNow() < until) continue
}

it('after a stall of the thread, what waits in the sockets is read before a timer rings that is late', async () => {
  const { near, far } = await socketPair()
  const clock = realClock()
  const happened: string[] = []
  const rang = new Promise<void>((resolve) => {
    clock.wakeAt(realNow() + 30, () => {
      happened.push('the timer')
      resolve()
    })
  })
  far.on('data', () => happened.push('the press'))
  near.write('press')
  // From here on the press is with the kernel, and the timer becomes due, while nobody looks.
  stall(120)
  await rang
  expect(happened).toEqual(['the press', 'the timer'])
})

it('can be called off, also when it is late', async () => {
  const clock = realClock()
  const happened: string[] = []
  const callOff = clock.wakeAt(realNow() + 5, () => happened.push('the timer'))
  setTimeout(callOff, 6)
  stall(60)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(happened).toEqual([])
})
