import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
  readonly form_factor?: string
}

interface AppManifest {
  readonly icons: readonly Picture[]
  readonly screenshots: readonly Picture[]
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[]
}

const folder = join(import.meta.dirname, '../../public')
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as AppManifest

/** Width and height as the file itself says. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file)
  if (file.endsWith('.png')) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const isFrame = [0xc0, 0xc1, 0xc2].includes(bytes.readUInt8(at + 1))
    if (isFrame) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
  }
  throw new Error(`${file} has no size`)
}

describe('what an installed page shows', () => {
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)]

  it.each(pictures)('$src is there, in the size that is said', ({ src, sizes }) => {
    const file = join(folder, src)
    expect(existsSync(file)).toBe(true)
    if (sizes !== 'any') expect(sizeOf(file)).toBe(sizes)
  })

  it('is all that browsers ask for before they offer to install', () => {
    const sizes = manifest.icons.filter(({ type }) => type === 'image/png').map((icon) => icon.sizes)
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(['wide', 'narrow'])
  })

  it('leads only to screens that work without network', () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/practice', '/rules', '/games'])
  })
})
