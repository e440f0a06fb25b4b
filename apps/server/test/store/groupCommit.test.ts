import { describe, expect, it, vi } from 'vitest'
import { GroupCommit } from '../../src/store/sqlite/GroupCommit.ts'
import type { Write, WriteOutcome } from '../../src/store/sqlite/workerMessages.ts'
import { StoreError } from '../../src/store/StoreError.ts'

const write = (n: number): Write => ({ kind: 'quarantine', table: `t${n}`, why: 'a test' })
const writes = (count: number): Write[] => Array.from({ length: count }, (_, n) => write(n))

function newCommits(answer: (writes: readonly Write[]) => readonly WriteOutcome[] | Promise<never>) {
  const commits: (readonly Write[])[] = []
  const group = new GroupCommit(async (gathered) => {
    commits.push(gathered)
    return answer(gathered)
  })
  return { group, commits }
}

const allWell = (gathered: readonly Write[]): WriteOutcome[] => gathered.map(() => null)

describe('a group commit', () => {
  it('gathers what is written within a moment into one commit', async () => {
    const { group, commits } = newCommits(allWell)
    await Promise.all(writes(3).map((one) => group.add(one)))
    await group.add(write(3))
    expect(commits).toEqual([writes(3), [write(3)]])
  })

  it('waits no longer once it has 64 rows', async () => {
    vi.useFakeTimers()
    const { group, commits } = newCommits(allWell)
    const done = writes(63).map((one) => group.add(one))
    expect(commits).toEqual([])
    done.push(group.add(write(63)))
    expect(commits).toEqual([writes(64)])
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
    await Promise.all(done)
  })

  it('commits nothing where nothing was written', () => {
    const { group, commits } = newCommits(allWell)
    group.flush()
    expect(commits).toEqual([])
  })

  it('tells each what became of its own row', async () => {
    const { group } = newCommits(() => [null, { failure: 'fenced', message: 'taken' }])
    const outcomes = await Promise.allSettled(writes(3).map((one) => group.add(one)))
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { reason: { failure: 'fenced', message: 'taken' } },
      { reason: { failure: 'failed', message: 'the commit says nothing about this row' } },
    ])
  })

  it('tells all of a commit that failed why it did', async () => {
    for (const [thrown, told] of [
      [new StoreError('full', 'no room'), { failure: 'full', message: 'no room' }],
      [new Error('lost'), { failure: 'failed', message: 'Error: lost' }],
    ] as const) {
      const { group } = newCommits(() => Promise.reject(thrown))
      const outcomes = await Promise.allSettled(writes(2).map((one) => group.add(one)))
      expect(outcomes).toMatchObject([{ reason: told }, { reason: told }])
    }
  })
})
