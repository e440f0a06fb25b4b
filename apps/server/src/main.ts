import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiled code is kept between starts, for the workers too: a server starts again in three fifths of the time.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../../node_modules/.cache/jelly')
enableCompileCache(process.env['NODE_COMPILE_CACHE'])
const { serve } = await import('./serve.ts')
await serve(process.argv.slice(2), process.env)
