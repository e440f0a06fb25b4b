import { describe, expect, test } from 'vitest'
import { ARROWS, wrongDependencies, wrongImport } from '../lib/arrows.mjs'
import { cyclesIn, folderGraph } from '../lib/folderGraph.mjs'
import { specifiersIn } from '../lib/imports.mjs'

/** Cycles between folders of `src`, each import written as 'a/x.ts > b/y.ts'. */
const cyclesOf = (...imports) => {
  const parsed = imports.map((text) => text.split(' > ').map((path) => `src/${path}`))
  const graph = folderGraph(
    'src',
    parsed.map(([file, target]) => ({ file, target })),
  )
  return cyclesIn(graph).map(({ level, rooms }) => `${level}: ${rooms.join(' ')}`)
}

describe('folders that import each other', () => {
  test('a line of folders is no cycle', () => {
    expect(cyclesOf('index.ts > a/x.ts', 'a/x.ts > b/y.ts', 'b/y.ts > c/z.ts', 'a/x.ts > c/z.ts')).toEqual([])
  })

  test('two folders that import each other are one, also by different files', () => {
    expect(cyclesOf('a/x.ts > b/y.ts', 'b/other.ts > a/another.ts')).toEqual(['src: a b'])
  })

  test('a long way round is one', () => {
    expect(cyclesOf('a/x.ts > b/x.ts', 'b/x.ts > c/x.ts', 'c/y.ts > a/y.ts', 'd/x.ts > a/x.ts')).toEqual(['src: a b c'])
  })

  test('two groups are two cycles', () => {
    expect(cyclesOf('a/x.ts > b/x.ts', 'b/x.ts > a/x.ts', 'c/x.ts > d/x.ts', 'd/x.ts > c/x.ts')).toHaveLength(2)
  })

  test('the files directly in src are one room: what it imports may not import it', () => {
    expect(cyclesOf('index.ts > a/x.ts', 'a/x.ts > leaf.ts')).toEqual(['src: . a'])
  })

  test('a folder and what is below it import each other in one direction only', () => {
    expect(cyclesOf('a/x.ts > a/b/y.ts')).toEqual([])
    expect(cyclesOf('a/x.ts > a/b/y.ts', 'a/b/z.ts > a/w.ts')).toEqual(['src/a: . b'])
  })

  test('a folder counts with all that is below it', () => {
    expect(cyclesOf('a/deep/x.ts > b/y.ts', 'b/deeper/still/x.ts > a/y.ts')).toEqual(['src: a b'])
  })

  test('files of one folder may import each other', () => {
    expect(cyclesOf('a/x.ts > a/y.ts', 'a/y.ts > a/z.ts')).toEqual([])
  })

  test('each arrow of a cycle names the imports that make it', () => {
    const imports = [
      { file: 'src/a/x.ts', target: 'src/b/y.ts' },
      { file: 'src/b/y.ts', target: 'src/a/z.ts' },
    ]
    const [cycle] = cyclesIn(folderGraph('src', imports))
    expect(cycle.arrows.map(([{ file, target }]) => ({ file, target }))).toEqual(imports)
  })
})

describe('what a file imports', () => {
  test.for([
    ["import { a } from './a.ts'", './a.ts'],
    ["import type { A } from './a.ts'", './a.ts'],
    ["import {\n  a,\n  b,\n} from './a.ts'", './a.ts'],
    ["export * from './a.ts'", './a.ts'],
    ["import './a.css'", './a.css'],
    ["const a = lazy(() => import('./a.tsx'))", './a.tsx'],
    ["new Worker(new URL('./aWorker.ts', import.meta.url))", './aWorker.ts'],
    ["import text from './a.md?raw'", './a.md'],
  ])('%s', ([text, specifier]) => {
    expect(specifiersIn(text)).toEqual([specifier])
  })

  test('an import in a comment is none', () => {
    expect(specifiersIn("// import { a } from './a.ts'\n/* import './b.ts' */\nconst from = 'x'")).toEqual([])
  })
})

describe('what a package may import', () => {
  const manifest = {
    name: '@jelly/table',
    dependencies: { '@jelly/rules': '*', zod: '1' },
    devDependencies: { '@jelly/client': '*' },
  }
  const verdict = (file, specifier, target = null) =>
    wrongImport({ file: `packages/table/${file}`, specifier, target }, 'packages/table', manifest, {
      devDependencies: { vitest: '1' },
    })

  test.for([
    ['src/x.ts', '@jelly/rules'],
    ['src/x.ts', 'zod/mini'],
    ['src/x.ts', 'node:fs'],
    ['test/x.ts', '@jelly/client'],
    ['test/x.ts', '@jelly/rules/testing'],
    ['test/x.ts', 'vitest'],
    ['src/testing/x.ts', '@jelly/rules/testing'],
    ['test/x.ts', '../src/x.ts', 'packages/table/src/x.ts'],
    ['src/x.ts', '../../../docs/rules.md', 'docs/rules.md'],
  ])('%s may import %s', ([file, specifier, target]) => {
    expect(verdict(file, specifier, target)).toBeNull()
  })

  test.for([
    ['src/x.ts', '@jelly/bots', /not declared/],
    ['src/x.ts', '@jelly/client', /not declared/],
    ['src/x.ts', 'vitest', /not declared/],
    ['src/x.ts', '@jelly/rules/testing', /for tests only/],
    ['test/x.ts', '../../rules/test/support/table.ts', /by its name/, 'packages/rules/test/support/table.ts'],
    ['src/x.ts', '../../rules/src/decide.ts', /by its name/, 'packages/rules/src/decide.ts'],
  ])('%s may not import %s', ([file, specifier, sentence, target]) => {
    expect(verdict(file, specifier, target)).toMatch(sentence)
  })

  test('a dependency against the arrows is refused', () => {
    expect(wrongDependencies('rules', { dependencies: { '@jelly/table': '*' } })).toEqual([
      'rules may not depend on @jelly/table',
    ])
    expect(wrongDependencies('server', { dependencies: { '@jelly/client': '*' } })).toHaveLength(1)
    expect(wrongDependencies('server', { devDependencies: { '@jelly/client': '*' } })).toEqual([])
    expect(wrongDependencies('surprise', {})).toHaveLength(1)
  })

  test('the table of arrows has no cycle: each package points only at packages above it', () => {
    const names = Object.keys(ARROWS)
    for (const [name, targets] of Object.entries(ARROWS)) {
      for (const target of targets) expect(names.indexOf(target)).toBeLessThan(names.indexOf(name))
    }
  })
})
