import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runLoad } from '../../apps/cli/src/load/runLoad.ts'
import { ServerProcess } from '@jelly/cli/testing'

const TABLES = 500
const BOOTS = 5

export default {
  name: 'ready-after-boot',
  goal: `answers within 1 s of its start after a kill with ${TABLES} tables under play`,
  async run({ note }: { note: (text: string) => void }) {
    const data = mkdtempSync(join(tmpdir(), 'jelly-boot-'))
    const server = await ServerProcess.start(data, ['--tables-per-minute', '1000000'])
    await runLoad({ tables: TABLES, seconds: 20, rate: 1, urls: [server.url], note })
    const times: number[] = []
    for (let boot = 0; boot < BOOTS; boot++) {
      await server.stop('SIGKILL')
      times.push(Math.round(await server.start()))
    }
    await server.stop('SIGKILL')
    rmSync(data, { recursive: true })
    return { figure: `ready after ${times.join(', ')} ms`, ok: Math.max(...times) <= 1000 }
  },
}
