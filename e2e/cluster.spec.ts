import { LocalCluster } from '../scripts/cluster/LocalCluster.ts'
import { drain, kill, natsKilled, postgresKilled, stopAndContinue } from '../scripts/cluster/troubles.ts'
import { sitWithIdlers } from './support/idlers.ts'
import { test as base, expect } from './support/test.ts'

const test = base.extend<{ cluster: LocalCluster }>({
  cluster: async ({ speed }, use) => {
    const flags = ['--speed', `${speed}`, '--drain-seconds', '2', '--tables-per-minute', '600']
    const cluster = await LocalCluster.start({ flags, heedsNode: false })
    await use(cluster)
    await cluster.end()
  },
  address: async ({ cluster }, use) => use(cluster.balancer.url),
})

test.use({ speed: 2 })

/** Which process runs the only table. */
async function ownerOf({ nodes }: LocalCluster): Promise<number> {
  const counts = nodes.map(
    async ({ url }) => ((await (await fetch(`${url}/healthz`)).json()) as { tables: number }).tables,
  )
  return (await Promise.all(counts)).indexOf(1)
}

test('a person plays on, whatever happens to the processes and their engines', async ({ cluster, person }, info) => {
  test.setTimeout(600_000)
  const ann = await person('Ann')
  const leave = await sitWithIdlers(ann, cluster.balancer.url)
  await ann.place('56', 0)
  for (const trouble of [kill, stopAndContinue(5), drain, natsKilled, postgresKilled]) {
    const owner = await ownerOf(cluster)
    const happens = trouble.act(cluster, Math.max(0, owner))
    if (trouble === kill || trouble === drain) {
      await ann.page.screenshot({ path: info.outputPath(`${trouble.name}.png`) })
    }
    await happens
    await ann.place('56', 0)
    await expect(ann.page.getByRole('alertdialog')).toBeHidden()
    await expect(ann.page.getByText(/^Connection lost/)).toBeHidden()
  }
  leave()
})
