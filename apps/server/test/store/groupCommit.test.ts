import { afterEach, describe, expect, it, vi } from 'vitest'
import { GroupCommit } from '../../src/store/sqlite/GroupCommit.ts'
import type { Write, WriteOutcome } from '../../src/store/sqlite/form/workerMessages.ts'
import { StoreError } from '../../src/store/StoreError.ts'

const write = (n: number): Write => ({ kind: 'quarantine', table: `t${n}`, why: 'a test' })
const writes = (count: number): Write[] => Array.from({ length: count }, (_, n) => write(n))

function newCommits(answer: (writes: readonly Write[]) => readonly WriteOutcome[] | Promise<readonly WriteOutcome[]>) {
  const commits: (readonly Write[])[] = []
  const group = new GroupCommit(async (gathered) => {
    commits.push(gathered)
    return answer(gathered)
  })
  return { group, commits }
}

const allWell = (gathered: readonly Write[]): WriteOutcome[] => gathered.map(() => null)

describe('a group commit', () => {
  afterEach(() => void vi.useRealTimers())

  it('gathers what is written within a moment into one commit', async () => {
    const { group, commits } = newCommits(allWell)
    await Promise.all(writes(3).map((one) => group.add(one)))
    await group.add(write(3))
    expect(commits).toEqual([writes(3), [write(3)]])
  })

  it('collects while a commit is under way, and until 3 ms after it began', async () => {
    vi.useFakeTimers()
    const ends: (() => void)[] = []
    const { group, commits } = newCommits(async (gathered) => {
      await new Promise<void>((resolve) => ends.push(resolve))
      return allWell(gathered)
    })
    const first = writes(2).map((one) => group.add(one))
    await vi.advanceTimersByTimeAsync(0)
    expect(commits).toEqual([writes(2)])
    const more = writes(3).map((one) => group.add(one))
    await vi.advanceTimersByTimeAsync(100)
    expect(commits).toHaveLength(1)
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
    await Promise.all(first)
    expect(commits).toEqual([writes(2), writes(3)])
    ends.shift()?.()
    await Promise.all(more)
    const last = group.add(write(9))
    await vi.advanceTimersByTimeAsync(2)
    expect(commits).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(commits).toEqual([writes(2), writes(3), [write(9)]])
    ends.shift()?.()
    await last
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('commits 256 rows at a time, and on request all that wait at once', async () => {
    const { group, commits } = newCommits(allWell)
    const done = writes(300).map((one) => group.add(one))
    group.flush()
    expect(commits).toEqual([writes(300).slice(0, 256), writes(300).slice(256)])
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
