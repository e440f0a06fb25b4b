import { serve } from '@jelly/server'

/** What `ownServer` starts. */
await serve(process.argv.slice(2), process.env)
