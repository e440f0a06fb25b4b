import { build, type Rolldown } from 'vite'

/** One classic script without imports; `constants` are written into it. */
export async function bundled(root: string, entry: string, constants: Record<string, unknown> = {}): Promise<string> {
  const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]))
  const lib = { entry, formats: ['iife' as const], name: 'script' }
  const made = await build({ root, configFile: false, logLevel: 'warn', define, build: { write: false, lib } })
  const [output] = (Array.isArray(made) ? made : [made]) as Rolldown.RolldownOutput[]
  const chunk = output?.output[0]
  if (chunk === undefined) throw new Error(`${entry} gave no script`)
  return chunk.code
}
