import { describe, expect, test } from 'vitest'
import type { ConnectionStep } from '../../src/index.ts'
import { CONNECTION_FAULTS } from '../../src/testing/index.ts'
import { SCENARIOS } from './scenarios.ts'

/** The scenarios that a connection with these steps does not live up to. */
async function failing(step: ConnectionStep): Promise<string[]> {
  const failed: string[] = []
  for (const [name, play] of Object.entries(SCENARIOS)) {
    await play(step).catch(() => failed.push(name))
  }
  return failed
}

const CAUGHT_BY: Record<keyof typeof CONNECTION_FAULTS, keyof typeof SCENARIOS> = {
  'lives on after close': 'closed while a ticket is awaited, it opens no socket',
  'makes two attempts at once': 'two signs of life make one attempt',
  'ignores a final bye': 'a bye that is final ends it',
  'takes late answers of old attempts': 'a ticket that comes too late is dropped',
  'waits for ever': 'a socket that does not open, or a table that does not welcome, is given up',
}

describe('a planted mistake is noticed:', () => {
  for (const [name, step] of Object.entries(CONNECTION_FAULTS)) {
    test(`a connection that ${name}`, async () => {
      expect(await failing(step)).toContain(CAUGHT_BY[name as keyof typeof CONNECTION_FAULTS])
    })
  }
})
