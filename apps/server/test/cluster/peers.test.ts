import { expect, it } from 'vitest'
import { figuresText } from '../../src/health/figures.ts'
import { TestCluster, type TestNode } from './TestCluster.ts'

/** During a rolling deploy: each version has a file of its own. */
async function rolling() {
  const cluster = new TestCluster()
  const asked: string[] = []
  const has = (file: string) => (path: string) => {
    asked.push(path)
    return path === file ? Buffer.from(`content of ${path}`) : null
  }
  const old = await cluster.start('old', { asset: has('/assets/old-1.js') })
  const young = await cluster.start('young', { asset: has('/assets/new-2.css') })
  await cluster.clock.advance(1000)
  const find = async (node: TestNode, path: string) => {
    const found = node.service.cluster?.asset(path)
    await cluster.clock.advance(100)
    return (await (await found)?.respond(new Headers()))?.text() ?? null
  }
  return { cluster, old, young, asked, find }
}

it('an old page gets its files from an old process through a new one, and the other way round', async () => {
  const { old, young, find } = await rolling()
  expect(await find(young, '/assets/old-1.js')).toBe('content of /assets/old-1.js')
  expect(await find(old, '/assets/new-2.css')).toBe('content of /assets/new-2.css')
})

it('a file is fetched once, and one that nobody has is not asked for again at once', async () => {
  const { cluster, young, asked, find } = await rolling()
  for (let n = 0; n < 3; n++) {
    await find(young, '/assets/old-1.js')
    expect(await find(young, '/assets/none.js')).toBeNull()
  }
  expect(asked).toEqual(['/assets/old-1.js', '/assets/none.js'])
  await cluster.clock.advance(10_000)
  await find(young, '/assets/none.js')
  expect(asked.filter((path) => path === '/assets/none.js')).toHaveLength(2)
})

it('/metrics tells who else is there, what is passed on, and what was taken over', async () => {
  const { cluster, old, young } = await rolling()
  const made = await cluster.make(old)
  await cluster.call(young, made)
  const figures = (node: TestNode) => figuresText(node.service.cluster?.figures() ?? [])
  expect(figures(young)).toContain('\njelly_cluster_lines_passed_on 1\n')
  expect(figures(old)).toContain('\njelly_cluster_lines_from_others 1\n')
  expect(figures(old)).toContain('# TYPE jelly_cluster_processes gauge\njelly_cluster_processes 2\n')
  old.stop()
  await cluster.clock.advance(5000)
  expect(figures(young)).toContain('\njelly_cluster_claimed_total 1\n')
  expect(figures(young)).toContain('\njelly_cluster_processes_over_total 1\n')
  expect(figures(young)).toContain('\njelly_cluster_processes 1\n')
})
