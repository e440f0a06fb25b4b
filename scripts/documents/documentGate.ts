import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAll } from './Program.ts'

export type Note = (text: string) => void

/** A gate that runs what stands in `docs/PAGE.md`, in a folder of its own; nothing is left running. */
export const documentGate = (
  name: string,
  page: string,
  needs: readonly string[],
  runAll: (folder: string, note: Note) => Promise<void>,
) => ({
  name,
  goal: `every command and file of docs/${page}.md works on this machine`,
  needs,
  async run({ note }: { note: Note }) {
    const folder = mkdtempSync(join(tmpdir(), `jelly-${page}-`))
    try {
      await runAll(folder, note)
      return { figure: 'all of them work', ok: true }
    } finally {
      await endAll()
      rmSync(folder, { recursive: true, force: true })
    }
  },
})
