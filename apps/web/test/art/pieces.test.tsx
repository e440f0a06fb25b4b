// @vitest-environment happy-dom
import { MAX_SEATS } from '@jelly/rules'
import { EMOTES } from '@jelly/table'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { armTo } from '../../src/art/city/JellyArms.tsx'
import { lampAt, Lamps } from '../../src/art/city/Lamps.tsx'
import { Crest } from '../../src/art/crests/Crest.tsx'
import { CREST_MOODS } from '../../src/art/crests/CrestMouth.tsx'
import { Sticker } from '../../src/art/reactions/Sticker.tsx'
import { Confetti } from '../../src/art/treasure/Confetti.tsx'
import { pieceAt, throwPieces } from '../../src/art/treasure/confettiPieces.ts'
import { HatchingPod } from '../../src/art/treasure/HatchingPod.tsx'
import { surfaceAt } from '../../src/art/treasure/Jar.tsx'
import { ScoreTower } from '../../src/art/treasure/ScoreTower.tsx'
import { changePreferences } from '../../src/settings/settings.ts'
import { render } from '../support/render.tsx'

afterEach(async () => {
  await act(async () => changePreferences({ motion: 'auto' }))
})

const art = join(import.meta.dirname, '../../src/art')
const seats = Array.from({ length: MAX_SEATS }, (_, seat) => seat)

test('no two crests and no two moods of a crest look alike', async () => {
  const page = await render(
    seats.flatMap((seat) => CREST_MOODS.map((mood) => <Crest key={mood + seat} seat={seat} mood={mood} />)),
  )
  const drawn = page.findAll('svg', /.*/).map(({ outerHTML }) => outerHTML)
  expect(new Set(drawn).size).toBe(MAX_SEATS * CREST_MOODS.length)
})

test('a crest is decoration, or says whose it is', async () => {
  const page = await render([<Crest key="a" seat={0} />, <Crest key="b" seat={1} label="Ember" />])
  expect(page.find('svg[role=img]').getAttribute('aria-label')).toBe('Ember')
  expect(page.findAll('svg[aria-hidden=true]', /.*/)).toHaveLength(1)
})

test('every emote has a sticker of its own', async () => {
  const page = await render(EMOTES.map((emote) => <Sticker key={emote} emote={emote} />))
  const sources = page.findAll('img', /.*/).map((image) => image.getAttribute('src'))
  expect(new Set(sources).size).toBe(EMOTES.length)
  expect(sources).not.toContain(null)
})

test('no confetti where motion is not wanted', async () => {
  changePreferences({ motion: 'less' })
  const page = await render(<Confetti />)
  expect(page.findAll('canvas', /.*/)).toEqual([])
  await act(async () => changePreferences({ motion: 'full' }))
  await page.show(<Confetti key="again" />)
  expect(page.findAll('canvas', /.*/)).toHaveLength(1)
})

test('confetti falls: every piece is below the frame before it ends', () => {
  let step = 0
  const pieces = throwPieces(90, () => ((step += 0.37), step % 1))
  expect(pieces.every((piece) => pieceAt(piece, 0).y < 0)).toBe(true)
  expect(pieces.every((piece) => pieceAt(piece, 6).y > 1)).toBe(true)
})

test('a pod tells nothing before it has hatched', async () => {
  const page = await render(<HatchingPod state="trembling" value="+5" />)
  expect(page.root.textContent).toBe('')
  await page.show(<HatchingPod state="hatched" value="+5" />)
  expect(page.root.textContent).toBe('+5')
})

test('a jar is empty, half full and full, and never overflows', () => {
  const [empty, half, full] = [surfaceAt(0, 40), surfaceAt(20, 40), surfaceAt(40, 40)]
  expect(empty).toBeGreaterThan(half)
  expect(half).toBe((empty + full) / 2)
  expect(surfaceAt(99, 40)).toBe(full)
  expect(surfaceAt(5, 0)).toBe(empty)
})

test.each([
  [0, 0],
  [7, 3],
  [43, 12],
])('a tower has %i windows of Jelly and %i out of pods', async (jelly, pods) => {
  const page = await render(<ScoreTower seat={1} jelly={jelly} pods={pods} />)
  const lit = page.findAll('path[fill]', /.*/).map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0)
  expect(lit).toEqual([jelly, pods])
})

test('all pictures together stay below 70 KB, packed', () => {
  const files = readdirSync(art, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'))
  const packed = files.map((file) => gzipSync(readFileSync(join(art, file)), { level: 9 }).length)
  expect(files.length).toBeGreaterThan(60)
  expect(packed.reduce((sum, size) => sum + size, 0)).toBeLessThan(70_000)
})

test.each([
  [20, 20],
  [13.2, 14],
  [0, 0],
  [-1, 0],
])('with %d lamps left %i burn', async (left, burning) => {
  const page = await render(<Lamps lit={left} shape="row" />)
  const [out, , lit] = page.findAll('path', /.*/).map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0)
  expect([out, lit]).toEqual([20 - burning, burning])
})

test('lamps stand around the plaza, each at a place of its own', () => {
  const ring = Array.from({ length: 20 }, (_, index) => lampAt('ring', index, 20).join())
  expect(new Set(ring).size).toBe(20)
})

test('an arm of the jelly starts in the center and ends before the district', () => {
  expect(armTo({ x: 0, y: 0 }, { x: 100, y: 0 }, 0)).toBe('M0 0Q29 -6 58 0')
  expect(armTo({ x: 0, y: 0 }, { x: 100, y: 0 }, 1)).toBe('M0 0Q29 6 58 0')
})
