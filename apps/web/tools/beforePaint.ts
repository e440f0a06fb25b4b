import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const SOURCE = 'src/beforePaint.ts'

/** One small classic script: a module would run too late. */
async function bundled(root: string): Promise<string> {
  const lib = { entry: join(root, SOURCE), formats: ['iife' as const], name: 'beforePaint' }
  const made = await build({ root, configFile: false, logLevel: 'warn', build: { write: false, lib } })
  const [output] = (Array.isArray(made) ? made : [made]) as Rolldown.RolldownOutput[]
  const chunk = output?.output[0]
  if (chunk === undefined) throw new Error(`${SOURCE} gave no script`)
  return chunk.code
}

/** A file of our own in the head; pages that are drawn already carry it in themselves. */
export const beforePaint: Plugin = {
  name: 'before-paint',
  async buildStart() {
    if (this.environment.config.command !== 'build' || this.environment.name === 'ssr') return
    this.emitFile({ type: 'asset', name: 'beforePaint.js', source: await bundled(this.environment.config.root) })
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      if (bundle === undefined) return [script({ type: 'module', src: `/${SOURCE}` })]
      const file = Object.keys(bundle).find((name) => /beforePaint-[^/]*\.js$/.test(name))
      if (file === undefined) throw new Error('the script that runs before the first paint was not built')
      return [script({ src: `/${file}` })]
    },
  },
}

const script = (attrs: Record<string, string>) => ({ tag: 'script', attrs, injectTo: 'head-prepend' as const })
