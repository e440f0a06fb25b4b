import type { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import * as ws from 'ws'
import { pingFrame, textFrame } from '../../src/sockets/frames.ts'

/** Of `ws`, though its types do not tell. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable }

/** What a browser makes of these bytes. */
const read = (bytes: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const receiver = new Receiver({ isServer: false })
    receiver.on('message', (data: Buffer) => resolve(data.toString()))
    receiver.on('error', reject)
    receiver.write(bytes)
  })

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('carries %i characters', async (length) => {
  const text = 'x'.repeat(length)
  expect(await read(textFrame(text))).toBe(text)
})

it('carries any character, and one text after the other', async () => {
  for (const text of ['{"name":"Zoë"}', '€'.repeat(100), '😀'.repeat(40), '{"name":"Zoë"}']) {
    expect(await read(textFrame(text))).toBe(text)
  }
})

it('pings with a number', async () => {
  const receiver = new Receiver({ isServer: false })
  const pinged = new Promise((resolve) => receiver.on('ping', (data: Buffer) => resolve(data.toString())))
  receiver.write(pingFrame(2_147_483_647))
  expect(await pinged).toBe('2147483647')
})
