// PostgreSQL, NATS and three processes behind a small balancer, on this machine, for trying it out: `npm run cluster`.
// Ctrl-C stops all of it.
import { parseArgs } from 'node:util'
import { LocalCluster } from './cluster/LocalCluster.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' } } })
console.log('starting PostgreSQL, NATS and three processes')
const cluster = await LocalCluster.start({ port: Number(values.port) })
console.log(`Jelly Rush is open at http://localhost:${values.port}`)
cluster.nodes.forEach(({ url }, n) => console.log(`  n${n + 1} ${url}`))
console.log(`  PostgreSQL ${cluster.postgres.url}`)
console.log(`  NATS ${cluster.nats.url}`)
console.log('Ctrl-C stops all of it')

let ending = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (ending) process.exit(1)
    ending = true
    void cluster.end().then(() => process.exit(0))
  })
}
