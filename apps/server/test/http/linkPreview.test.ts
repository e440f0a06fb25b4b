import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { previewOf, withPreview } from '../../src/http/linkPreview.ts'

const HTML = '<html><head><title>x</title></head><body></body></html>'

test.each([
  ['/', 'home'],
  ['/rules', 'home'],
  ['/t/abc', 'invite'],
  ['/join/ABCD', 'invite'],
  ['/replay/4711', 'replay'],
  ['/replay', 'replay'],
])('a link to %s shows the picture %s', (path, picture) => {
  expect(previewOf(path)).toBe(picture)
  const page = withPreview(HTML, previewOf(path), 'en', 'https://jelly.example/')
  expect(page).toContain(`<meta property="og:image" content="https://jelly.example/preview-${picture}.jpg">`)
  expect(existsSync(join(import.meta.dirname, `../../../web/public/preview-${picture}.jpg`))).toBe(true)
})

test('it is the same for all tables and games, whatever stands in the link', () => {
  const of = (path: string) => withPreview(HTML, previewOf(path), 'fr', 'https://jelly.example')
  expect(of('/t/secret-1#key')).toBe(of('/t/secret-2'))
  expect(of('/replay/one')).toBe(of('/replay/two'))
  expect(of('/t/a')).toContain('Une table vous attend')
})

test('an odd address cannot leave its attribute', () => {
  expect(withPreview(HTML, 'home', 'en', 'http://x"><script>')).not.toContain('<script>')
})
