import { describe, expect, it } from 'vitest'
import { editionBody, joinBody, makeTableBody, takeOverBody, ticketBody } from '../src/index.ts'

const SECRET = 'Abcdefghij-klmnop_qr12'
const accepts = (schema: { safeParse(json: unknown): { success: boolean } }, json: unknown) =>
  schema.safeParse(json).success

describe('the bodies of requests', () => {
  it('make a table', () => {
    expect(accepts(makeTableBody, { name: 'Gina' })).toBe(true)
    expect(
      accepts(makeTableBody, { name: 'Gina', quick: true, settings: { players: 3, edition: { name: 'x' } } }),
    ).toBe(true)
    expect(accepts(makeTableBody, { name: 'Gina', quick: false })).toBe(false)
    expect(accepts(makeTableBody, { name: 'Gina', host: true })).toBe(false)
    expect(accepts(makeTableBody, {})).toBe(false)
  })

  it('join by code, by link, or at an open table', () => {
    expect(accepts(joinBody, { name: 'Sam', code: 'ABC234' })).toBe(true)
    expect(accepts(joinBody, { name: 'Sam', table: 't1', secret: SECRET })).toBe(true)
    expect(accepts(joinBody, { name: 'Sam', table: 't1', watch: true })).toBe(true)
    expect(accepts(joinBody, { name: 'Sam' })).toBe(false)
    expect(accepts(joinBody, { name: 'Sam', code: 'ABC234', table: 't1' })).toBe(false)
    expect(accepts(joinBody, { name: 'Sam', table: '../t1' })).toBe(false)
  })

  it.each(['ABCDE0', 'ABCDEO', 'ABCDE1', 'ABCDEI', 'ABCDEL', 'abc234', 'ABC23', 'ABC2345'])(
    'know no code %s',
    (code) => {
      expect(accepts(joinBody, { name: 'Sam', code })).toBe(false)
    },
  )

  it('join or watch, and go on on another device', () => {
    expect(accepts(joinBody, { name: 'Sam', code: 'ABC234', orWatch: true })).toBe(true)
    expect(accepts(joinBody, { name: 'Sam', code: 'ABC234', orWatch: false })).toBe(false)
    expect(accepts(takeOverBody, { code: 'ABCD2345' })).toBe(true)
    expect(accepts(takeOverBody, { code: 'ABC234' })).toBe(false)
    expect(accepts(takeOverBody, { table: 't1', secret: SECRET })).toBe(true)
    expect(accepts(takeOverBody, { table: 't1' })).toBe(false)
  })

  it('ask for a ticket or an edition with the whole token', () => {
    expect(accepts(ticketBody, { table: 't1', token: SECRET })).toBe(true)
    expect(accepts(ticketBody, { table: 't1', token: `${SECRET}x` })).toBe(false)
    expect(accepts(editionBody, { table: 't1', token: SECRET, edition: { any: 'thing' } })).toBe(true)
  })
})
