// A server that says how much memory it takes, after it has thrown away what nobody needs. Run with --expose-gc.
import { serve } from '../../apps/server/src/serve.ts'

process.on('message', () => {
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ kept: heapUsed + external, rss })
})
await serve(process.argv.slice(2), process.env)
