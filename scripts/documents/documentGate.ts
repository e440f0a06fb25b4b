import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAll } from './Program.ts'

export type Note = (text: string) => void

/** What could not be run here, each in a few words with why. */
export type Unmeasured = readonly string[]

/** A gate that runs what stands in `docs/PAGE.md`, in a folder of its own; nothing is left running. */
export const documentGate = (
  name: string,
  page: string,
  needs: readonly string[],
  runAll: (folder: string, note: Note) => Promise<Unmeasured>,
) => ({
  name,
  goal: `every command and file of docs/${page}.md works on this machine`,
  needs,
  async run({ note }: { note: Note }) {
    const folder = mkdtempSync(join(tmpdir(), `jelly-${page}-`))
    try {
      const unmeasured = await runAll(folder, note)
      if (unmeasured.length === 0) return { figure: 'all of them work', ok: true }
      return { figure: `all others work; not measured: ${unmeasured.join(', ')}`, ok: false }
    } finally {
      await endAll()
      rmSync(folder, { recursive: true, force: true })
    }
  },
})
