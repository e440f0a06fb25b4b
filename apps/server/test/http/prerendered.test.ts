import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { languageFor } from '../../src/http/languageFor.ts'
import { PageFiles } from '../../src/http/PageFiles.ts'

const page = mkdtempSync(join(tmpdir(), 'jelly-drawn-'))
writeFileSync(join(page, 'index.html'), 'empty')
for (const language of ['en', 'fr']) {
  mkdirSync(join(page, 'prerendered', language), { recursive: true })
  for (const name of ['home', 'rules'])
    writeFileSync(join(page, 'prerendered', language, `${name}.html`), `${language} ${name}`)
}
afterAll(() => rmSync(page, { recursive: true }))

const asked = (headers: Record<string, string>): Headers => new Headers(headers)

async function text(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  return (await new PageFiles(page).respond(path, asked(headers)))?.text()
}

describe('a page that is drawn already', () => {
  it('comes in the language that the browser asks for, else in English', async () => {
    expect(await text('/', { 'accept-language': 'fr-CH,fr;q=0.9,en;q=0.8' })).toBe('fr home')
    expect(await text('/rules', { 'accept-language': 'de,fr;q=0.5' })).toBe('fr rules')
    expect(await text('/rules', { 'accept-language': 'de' })).toBe('en rules')
    expect(await text('/')).toBe('en home')
  })

  it('comes in the language that was chosen, whatever the browser asks for', async () => {
    const cookie = 'other=1; jelly-language=en'
    expect(await text('/', { 'accept-language': 'fr', cookie })).toBe('en home')
    expect(await text('/', { 'accept-language': 'fr', cookie: 'jelly-language=../secret' })).toBe('fr home')
  })

  it('is no other screen: those are drawn by the page itself', async () => {
    for (const path of ['/settings', '/t/abc', '/rules/more', '/home/..']) expect(await text(path)).toBe('empty')
  })

  it('says by what it varies, and is not the same file in another language', async () => {
    const files = new PageFiles(page)
    const [english, french] = await Promise.all(
      ['en', 'fr'].map((language) => files.respond('/', asked({ 'accept-language': language }))),
    )
    expect(english?.headers.get('vary')).toBe('accept-encoding, accept-language, cookie')
    expect(english?.headers.get('etag')).not.toBe(french?.headers.get('etag'))
  })
})

describe('the policy of a page', () => {
  const policy = async (html: string): Promise<string> => {
    writeFileSync(join(page, 'index.html'), html)
    const files = new PageFiles(page)
    const first = await files.respond('/settings', asked({}))
    const again = await files.respond('/settings', asked({ 'if-none-match': first?.headers.get('etag') ?? '' }))
    expect(again?.status).toBe(304)
    expect(again?.headers.get('content-security-policy')).toBe(first?.headers.get('content-security-policy'))
    return first?.headers.get('content-security-policy') ?? ''
  }
  const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  it('allows the lines that stand in it, one by one, and no others', async () => {
    const found = await policy('<script>one()</script><style>a{}\nb{}</style><script src="/x.js"></script>')
    expect(found).toContain(`script-src 'self' ${hashOf('one()')};`)
    expect(found).toContain(`style-src 'self' ${hashOf('a{}\nb{}')}`)
    expect(found).toContain("default-src 'self'")
    expect(found).not.toContain('unsafe')
  })

  it('allows nothing where nothing stands in it', async () => {
    expect(await policy('<script type="module" src="/x.js"></script>')).not.toMatch(/script-src|style-src/)
  })
})

describe('the language of a request', () => {
  it('is the one that is wanted most, of those that there are', () => {
    const best = (wish: string) => languageFor(['en', 'fr'], asked({ 'accept-language': wish }))
    expect(best('en;q=0.2, fr;q=0.9')).toBe('fr')
    expect(best('fr;q=0, en')).toBe('en')
    expect(best('')).toBe('en')
    expect(best('*')).toBe('en')
  })
})
