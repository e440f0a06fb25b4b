import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Wires } from '../../src/wires/Wires.ts'

const PATIENCE = 20_000

/** What all wires must do. `settle` waits until what was said and subscribed has arrived. */
export function wiresContract(name: string, open: () => Promise<() => Promise<Wires>>): void {
  describe(`wires (${name})`, () => {
    let join: () => Promise<Wires>
    let one: Wires
    let two: Wires
    beforeEach(async () => {
      join = await open()
      one = await join()
      two = await join()
    })
    afterEach(async () => {
      await one.close()
      await two.close()
    })

    /** Questions travel behind everything that was said and subscribed before. */
    const settle = async () => {
      for (const wires of [one, two]) {
        const stop = wires.serve('settle', async () => 'settled')
        for (const from of [one, two]) await eventually(() => from.ask('settle', '', PATIENCE))
        stop()
      }
    }

    it('brings a question to who serves its address, and the answer back', async () => {
      two.serve('b', async (text) => `${text}, too`)
      await settle()
      expect(await one.ask('b', 'hello', PATIENCE)).toBe('hello, too')
      expect(await two.ask('b', 'myself', PATIENCE)).toBe('myself, too')
    })

    it('says at once that nobody serves an address', async () => {
      await expect(one.ask('nobody', 'hello', PATIENCE)).rejects.toMatchObject({ failure: 'nobody' })
      const stop = two.serve('b', async () => 'yes')
      await settle()
      stop()
      await settle()
      await expect(one.ask('b', 'hello', PATIENCE)).rejects.toMatchObject({ failure: 'nobody' })
    })

    it('does not wait longer than it should, and takes a mistake for no answer', async () => {
      two.serve('never', () => new Promise(() => undefined))
      two.serve('wrong', () => Promise.reject(new Error('a mistake')))
      await settle()
      await expect(one.ask('never', 'hello', 50)).rejects.toMatchObject({ failure: 'late' })
      await expect(one.ask('wrong', 'hello', 50)).rejects.toMatchObject({ failure: 'late' })
    })

    it('brings what is said to all who hear it, in order', async () => {
      const heard: string[] = []
      one.hear('all', (text) => heard.push(`one ${text}`))
      two.hear('all', (text) => heard.push(`two ${text}`))
      two.hear('b', (text) => heard.push(`b ${text}`))
      await settle()
      for (const n of [1, 2, 3]) one.say('all', `${n}`)
      one.say('b', 'only')
      one.say('nobody', 'lost')
      await settle()
      expect(heard.filter((text) => text.startsWith('one'))).toEqual(['one 1', 'one 2', 'one 3'])
      expect(heard.filter((text) => text.startsWith('two'))).toEqual(['two 1', 'two 2', 'two 3'])
      expect(heard.filter((text) => text.startsWith('b'))).toEqual(['b only'])
    })

    it('hears no more once it has stopped', async () => {
      const heard: string[] = []
      const stop = two.hear('b', (text) => heard.push(text))
      await settle()
      one.say('b', 'first')
      await settle()
      stop()
      await settle()
      one.say('b', 'second')
      await settle()
      expect(heard).toEqual(['first'])
    })

    it('carries long texts and every letter', async () => {
      two.serve('b', async (text) => text)
      await settle()
      const long = 'Jelly ☃ 🎲 '.repeat(20_000)
      expect(await one.ask('b', long, PATIENCE)).toBe(long)
    })

    it('is down once it is closed', async () => {
      const three = await join()
      expect(three.isUp).toBe(true)
      await three.close()
      expect(three.isUp).toBe(false)
      three.say('b', 'into the void')
      await expect(three.ask('b', 'hello', PATIENCE)).rejects.toMatchObject({ failure: 'down' })
    })
  })
}

/** Tries again until it goes well: after a subscription or a restart it takes a moment. */
export async function eventually<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let left = 400; ; left--) {
    try {
      return await act()
    } catch (error) {
      if (left === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
}
