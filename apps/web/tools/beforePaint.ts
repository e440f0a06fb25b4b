import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundled } from './bundled.ts'

const SOURCE = 'src/beforePaint.ts'

/** A file of our own in the head, where a module would run too late; pages that are drawn already carry it in themselves. */
export const beforePaint: Plugin = {
  name: 'before-paint',
  async buildStart() {
    if (this.environment.config.command !== 'build' || this.environment.name === 'ssr') return
    const { root } = this.environment.config
    this.emitFile({ type: 'asset', name: 'beforePaint.js', source: await bundled(root, join(root, SOURCE)) })
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
