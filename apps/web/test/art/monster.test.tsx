// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { BeatenMonster, Monster } from '../../src/art/monster/Monster.tsx'
import { lookAt, moodOf, type MoodFacts, MOODS, swellOf } from '../../src/art/monster/moods.ts'
import { eyesOf, growthOf } from '../../src/art/monster/eyes.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '../support/render.tsx'

const sheet = readFileSync(join(import.meta.dirname, '../../src/art/monster/Monster.module.css'), 'utf8')

const CALM: MoodFacts = {
  playing: true,
  scoring: false,
  dieComes: false,
  dieEaten: false,
  sandLeft: null,
  justFlipped: false,
  someoneFinished: false,
  roundOver: false,
}

test('it grows for four rounds, by an eye and by towers, and no further', async () => {
  expect([0, 1, 2, 3, 4, 9].map(growthOf)).toEqual([1, 1, 2, 3, 4, 4])
  expect([1, 2, 3, 4].map((growth) => eyesOf(growth).length)).toEqual([1, 2, 3, 4])
  const page = await render(<Monster round={1} mood="idle" />)
  const towers: (string | undefined)[] = []
  for (const round of [1, 2, 3, 4]) {
    await page.show(<Monster round={round} mood="idle" />)
    expect(page.root.querySelectorAll('svg > circle[fill="#08122c"]')).toHaveLength(round)
    towers.push(
      page
        .findAll('img', /.*/)
        .map((image) => image.getAttribute('src'))
        .join(),
    )
  }
  expect(new Set(towers).size).toBe(4)
})

test('every mood says so to the style sheet, and the style sheet shows one mouth for it', async () => {
  const page = await render(<Monster round={3} mood="idle" />)
  for (const mood of MOODS) {
    await page.show(<Monster round={3} mood={mood} />)
    expect(page.root.querySelector(`[data-mood='${mood}']`)).not.toBeNull()
    expect(sheet).toMatch(new RegExp(`data-mood='${mood}'[^{]*\\[data-mouth='`))
  }
})

test('moods do not look alike: no two have the same mouth, eyes and pose', () => {
  const looks = MOODS.map((mood) =>
    [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selector = '']) => selector.includes(`'${mood}'`))
      .map(([, selector = '', body = '']) => `${partsOf(selector, mood)}${body}`)
      .join(''),
  )
  expect(new Set(looks.map((look) => look.replaceAll(/\s/g, ''))).size).toBe(MOODS.length)
})

/** What of a list of selectors is about this mood. */
const partsOf = (selector: string, mood: string): string =>
  selector
    .split(/,(?![^(]*\))/)
    .filter((part) => part.includes(`'${mood}'`))
    .map((part) => part.replace(/.*\]\)? /, ''))
    .join()

test('it is a picture: hidden from screen readers, and it takes no press', async () => {
  const page = await render(null)
  const lying = (
    <Monster lying round={2} mood="idle">
      <i />
    </Monster>
  )
  for (const figure of [<Monster key="a" round={2} mood="idle" />, lying, <BeatenMonster key="c" />]) {
    await page.show(figure)
    for (const picture of page.findAll('svg, img', /.*/)) {
      expect(picture.closest('[aria-hidden="true"], [alt=""]')).not.toBeNull()
    }
    expect(page.findAll('[tabindex], button, [role], title', /.*/)).toEqual([])
  }
  expect(sheet.match(/pointer-events: none/g)).toHaveLength(2)
})

test('what it has eaten stays readable: it lies in the belly and is not hidden', async () => {
  const page = await render(
    <Monster round={1} mood="gulp">
      <b>two dice</b>
    </Monster>,
  )
  expect(page.find('b').closest('[aria-hidden]')).toBeNull()
})

test('nothing but transform and opacity moves', () => {
  const moving = [...sheet.matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/([\w-]+):/g)].map(([, property]) => property),
  )
  expect(new Set(moving)).toEqual(new Set(['transform', 'opacity']))
  for (const [, moved = ''] of sheet.matchAll(/transition: ([^;]+);/g)) expect(moved).toMatch(/^transform /)
})

test('the strongest feeling wins', () => {
  expect(moodOf(CALM)).toBe('idle')
  expect(moodOf({ ...CALM, someoneFinished: true })).toBe('alarmed')
  expect(moodOf({ ...CALM, someoneFinished: true, sandLeft: 9.5, justFlipped: true })).toBe('grin')
  expect(moodOf({ ...CALM, sandLeft: 3 })).toBe('clenched')
  expect(moodOf({ ...CALM, sandLeft: 3, dieComes: true })).toBe('hungry')
  expect(moodOf({ ...CALM, dieComes: true, dieEaten: true })).toBe('gulp')
  expect(moodOf({ ...CALM, playing: false, scoring: true, sandLeft: 0 })).toBe('pout')
  expect(moodOf({ ...CALM, playing: false, roundOver: true })).toBe('happy')
  expect(moodOf({ ...CALM, playing: false, someoneFinished: true })).toBe('idle')
})

test('it swells with the sand, from nothing to all of it', () => {
  expect(swellOf(null, 10)).toBe(0)
  expect(swellOf(10, 10)).toBe(0)
  expect(swellOf(2.5, 10)).toBe(0.75)
  expect(swellOf(-1, 10)).toBe(1)
  expect(swellOf(1, 0)).toBe(0)
})

test('it looks where something happens, and no further than its eyes turn', () => {
  expect(lookAt({ x: 0, y: 0 }, { x: 50, y: 0 }, 100)).toEqual({ x: 0.5, y: 0 })
  const far = lookAt({ x: 0, y: 0 }, { x: 300, y: 400 }, 100)
  expect(Math.hypot(far.x, far.y)).toBeCloseTo(1)
})
