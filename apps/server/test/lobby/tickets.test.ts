import { describe, expect, it } from 'vitest'
import { seededEntropy, VirtualClock } from '@jelly/table/testing'
import { Tickets } from '../../src/secrets/Tickets.ts'

const ann = { table: 'table', person: 'ann', name: 'Ann' }
const sam = { table: 'table', person: 'sam', name: 'Sam' }

function setUp() {
  const clock = new VirtualClock()
  return { clock, tickets: new Tickets(clock, seededEntropy(1)) }
}

describe('a ticket', () => {
  it('is good once, and names its table', () => {
    const { tickets } = setUp()
    const ticket = tickets.issue(ann)
    expect(ticket).toMatch(/\.table$/)
    expect(tickets.redeem(ticket)).toEqual(ann)
    expect(tickets.redeem(ticket)).toBeNull()
  })

  it('names the process, where a load balancer knows it by a name', () => {
    const tickets = new Tickets(new VirtualClock(), seededEntropy(1), 'n1')
    const ticket = tickets.issue(ann)
    expect(ticket).toMatch(/^[\w-]{22}\.table\.n1$/)
    expect(tickets.redeem(ticket)).toEqual(ann)
  })

  it('is good for 30 seconds', async () => {
    const { clock, tickets } = setUp()
    const ticket = tickets.issue(ann)
    await clock.advance(30_000)
    expect(tickets.redeem(ticket)).toBeNull()
  })

  it('is void once a later one of the same person was used: an attempt that was given up takes no seat', () => {
    const { tickets } = setUp()
    const [givenUp, others, later, next] = [ann, sam, ann, ann].map((holder) => tickets.issue(holder))
    expect(tickets.redeem(later ?? '')).toEqual(ann)
    expect(tickets.redeem(givenUp ?? '')).toBeNull()
    expect(tickets.redeem(others ?? '')).toEqual(sam)
    expect(tickets.redeem(next ?? '')).toEqual(ann)
  })
})
