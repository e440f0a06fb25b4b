import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Node, Ownership } from '../../src/store/Ownership.ts'
import type { Store } from '../../src/store/Store.ts'
import { record, row } from './storeContract.ts'

export interface Life {
  readonly store: Store
  readonly ownership: Ownership
  close(): Promise<void>
}

/** One store that several lives share. */
export interface SharedStore {
  open(life: string): Promise<Life>
}

const status = { tables: 0, room: 10, draining: false, listing: '[]' }
const guest = { person: 'p', table: 'a', name: 'Gina', tokenHash: 'h', at: 1 }

/** What must hold for everything that keeps who owns which table. */
export function ownershipContract(name: string, share: () => Promise<SharedStore>): void {
  describe(`ownership (${name})`, () => {
    let shared: SharedStore
    let lives: Life[] = []
    let one: Life
    let two: Life
    const open = async (life: string) => {
      const opened = await shared.open(life)
      lives.push(opened)
      return opened
    }

    beforeEach(async () => {
      shared = await share()
      one = await open('one')
      two = await open('two')
      await one.ownership.enter('n1', status)
      await two.ownership.enter('n2', status)
      await one.store.addTable(record('a'))
      await one.store.append({ row: row('a', 1) })
    })
    afterEach(async () => {
      for (const life of lives.splice(0)) await life.close()
      lives = []
    })

    it('belongs to who made the table: nobody else writes to it', async () => {
      expect(await two.ownership.find({ id: 'a' })).toEqual({ id: 'a', owner: 'one', listed: true })
      expect(await two.ownership.find({ code: 'code of a' })).toEqual({ id: 'a', owner: 'one', listed: true })
      expect(await two.ownership.find({ id: 'b' })).toBeNull()
      const refused = { failure: 'fenced', message: 'table a belongs to another process' }
      await expect(two.store.append({ row: row('a', 2) })).rejects.toMatchObject(refused)
      await expect(two.store.append({ row: row('a', 2, { epoch: 9 }) })).rejects.toMatchObject(refused)
      await expect(two.store.addGuest(guest)).rejects.toMatchObject({ failure: 'fenced' })
      await two.store.quarantine('a', 'not mine')
      expect(await one.ownership.owned()).toEqual(['a'])
      await one.store.append({ row: row('a', 2) })
    })

    it('goes to another in a new epoch, and the one before writes nothing more', async () => {
      const claim = await two.ownership.claim('a', 'one')
      expect(claim).toEqual({ ...record('a'), epoch: 2 })
      await expect(one.store.append({ row: row('a', 2) })).rejects.toMatchObject({ failure: 'fenced' })
      await expect(one.store.addGuest(guest)).rejects.toMatchObject({ failure: 'fenced' })
      await two.store.append({ row: row('a', 2, { epoch: 2 }) })
      await expect(one.store.append({ row: row('a', 3) })).rejects.toMatchObject({ failure: 'fenced' })
      expect((await one.store.rows('a')).map(({ epoch }) => epoch)).toEqual([1, 2])
    })

    it('is claimed by exactly one of many', async () => {
      const others = await Promise.all(['three', 'four', 'five', 'six'].map(open))
      const claims = await Promise.all([two, ...others].map(({ ownership }) => ownership.claim('a', 'one')))
      expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
    })

    it('is not taken from an owner whom the claim does not name', async () => {
      expect(await two.ownership.claim('a', 'three')).toBeNull()
      expect(await two.ownership.claim('a', null)).toBeNull()
      expect(await two.ownership.claim('b', null)).toBeNull()
      expect(await one.ownership.owned()).toEqual(['a'])
    })

    it('may be claimed from oneself: what was under way before is over', async () => {
      expect(await one.ownership.claim('a', null)).toMatchObject({ epoch: 2 })
      const before = one.store.append({ row: row('a', 2, { epoch: 1 }) })
      await expect(before).rejects.toMatchObject({ failure: 'fenced', message: 'table a is in epoch 2, not 1' })
      await one.store.append({ row: row('a', 2, { epoch: 2 }) })
    })

    it('is given only by its owner, to a life that then claims it from itself', async () => {
      await two.ownership.give('a', 'two')
      expect(await one.ownership.owned()).toEqual(['a'])
      await one.ownership.give('a', 'two')
      expect(await two.ownership.find({ id: 'a' })).toEqual({ id: 'a', owner: 'two', listed: true })
      await expect(one.store.append({ row: row('a', 2) })).rejects.toMatchObject({ failure: 'fenced' })
      expect(await one.ownership.claim('a', null)).toBeNull()
      expect(await two.ownership.claim('a', 'two')).toMatchObject({ epoch: 2 })
    })

    it('belongs to nobody where it is given to nobody, or to who is not on the list', async () => {
      await one.ownership.give('a', 'three')
      expect(await two.ownership.find({ id: 'a' })).toEqual({ id: 'a', owner: null, listed: false })
      expect(await two.ownership.claim('a', null)).toMatchObject({ epoch: 2 })
      await two.ownership.give('a', null)
      expect(await two.ownership.find({ id: 'a' })).toEqual({ id: 'a', owner: null, listed: false })
      await expect(two.store.append({ row: row('a', 2, { epoch: 2 }) })).rejects.toMatchObject({ failure: 'fenced' })
      expect(await one.ownership.claim('a', null)).toMatchObject({ epoch: 3 })
    })

    it('finds no closed table', async () => {
      await one.store.append({ row: row('a', 2), closes: true })
      expect(await two.ownership.find({ id: 'a' })).toBeNull()
      expect(await two.ownership.claim('a', 'one')).toBeNull()
      expect(await one.ownership.owned()).toEqual([])
    })

    it('shows beats that rise, and what each says of itself', async () => {
      const beatsOf = (nodes: readonly Node[] | null) =>
        Object.fromEntries((nodes ?? []).map(({ life, beat }) => [life, beat]))
      const before = beatsOf(await one.ownership.beat(status))
      await two.ownership.beat({ ...status, tables: 3, room: 7, draining: true, listing: '[1]' })
      const nodes = await one.ownership.beat(status)
      const after = beatsOf(nodes)
      expect(after['one']).toBeGreaterThan(before['one'] ?? NaN)
      expect(after['two']).toBeGreaterThan(before['two'] ?? NaN)
      expect(nodes?.find(({ life }) => life === 'two')).toMatchObject({
        name: 'n2',
        tables: 3,
        room: 7,
        draining: true,
        listing: '[1]',
      })
    })

    it('shows whose connection is gone, until that life beats again', async () => {
      const seen = async () => {
        const nodes = (await two.ownership.beat(status)) ?? []
        return Object.fromEntries(nodes.map(({ life, connected }) => [life, connected]))
      }
      expect(await seen()).toEqual({ one: true, two: true })
      await one.close()
      await vi.waitFor(async () => expect(await seen()).toEqual({ one: false, two: true }))
      const again = await open('one')
      await again.ownership.beat(status)
      expect(await seen()).toEqual({ one: true, two: true })
    })

    it('gives the tables of who is off the list to who asks, each to one', async () => {
      for (const id of ['b', 'c', 'd']) await one.store.addTable(record(id))
      expect(await two.ownership.claimOrphans(10)).toEqual([])
      await two.ownership.remove(['one'])
      const three = await open('three')
      await three.ownership.enter('n3', status)
      const claims = await Promise.all([two.ownership.claimOrphans(2), three.ownership.claimOrphans(10)])
      const more = await three.ownership.claimOrphans(10)
      const ids = [...claims.flat(), ...more].map(({ id }) => id)
      expect(ids.toSorted()).toEqual(['a', 'b', 'c', 'd'])
      expect(await two.ownership.owned()).toHaveLength(claims[0]?.length ?? 0)
      expect(await one.ownership.owned()).toEqual([])
    })

    it('says whether an owner is on the list at this moment', async () => {
      await two.ownership.remove(['one'])
      expect(await two.ownership.find({ id: 'a' })).toEqual({ id: 'a', owner: 'one', listed: false })
    })

    it('tells a life that it is off the list, and lets it come back while its name is free', async () => {
      await two.ownership.remove(['one'])
      expect(await one.ownership.beat(status)).toBeNull()
      await one.ownership.enterAgain('n1', status)
      expect(await one.ownership.beat(status)).toHaveLength(2)
      const again = await open('again')
      await again.ownership.enter('n1', status)
      expect(await one.ownership.beat(status)).toBeNull()
      await one.ownership.enterAgain('n1', status)
      expect(await one.ownership.beat(status)).toBeNull()
      expect((await again.ownership.claimOrphans(10)).map(({ id }) => id)).toEqual(['a'])
    })
  })
}
