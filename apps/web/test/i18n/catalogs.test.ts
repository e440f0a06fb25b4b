import { join } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/locales/languages.ts'

const web = join(import.meta.dirname, '../..')
const config = getConfig({ cwd: web, configPath: join(web, 'lingui.config.ts') })
const catalogs = await getCatalogs(config)

describe.each(catalogs.map((catalog) => [catalog.path.split('/').at(-1), catalog] as const))('%s', (_, catalog) => {
  test('every message of the sources is in the catalog of every language', async () => {
    const used = Object.keys((await catalog.collect()) ?? {})
    expect(used.length).toBeGreaterThan(0)
    for (const language of LANGUAGES) {
      const known = await catalog.read(language)
      expect(used.filter((id) => known?.[id] === undefined)).toEqual([])
    }
  })

  test('French keeps its high punctuation with the word before it', async () => {
    const french = Object.values((await catalog.read('fr')) ?? {}).map(({ translation = '' }) => translation)
    const loose = french.filter((text) => /[^\u00a0\u202f][:;!?»](?!\S)|«[^\u00a0\u202f]/.test(text))
    expect(loose).toEqual([])
  })
})
