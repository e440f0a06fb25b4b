import { serve } from '@jelly/server/serve'

/** What `ownServer` starts. */
await serve(process.argv.slice(2), process.env)
