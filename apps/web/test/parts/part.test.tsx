// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from '../../src/parts/lazyPart.tsx'
import { Part } from '../../src/parts/Part.tsx'
import { render } from '../support/render.tsx'

beforeEach(() => {
  // React says aloud what a part keeps to itself.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Panel = () => <p id="panel">the panel</p>

/** A part that does not load until the network is there, and how often it was asked for. */
function brokenNetwork() {
  const network = { isThere: false, asked: 0 }
  const Late = lazyPart(async () => {
    network.asked += 1
    if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: Panel }
  })
  return { network, Late }
}

function Game() {
  const [dice, setDice] = useState(0)
  return (
    <button type="button" id="game" onClick={() => setDice(dice + 1)}>
      {dice} dice
    </button>
  )
}

test('a part that does not load says so, leaves the rest alive and comes when it is asked for again', async () => {
  const { network, Late } = brokenNetwork()
  const page = await render(
    <>
      <Game />
      <Part>
        <Late />
      </Part>
    </>,
  )
  expect(page.find('[role=alert]').textContent).toContain('did not load')
  await page.click('#game')
  expect(page.find('#game').textContent).toBe('1 dice')

  await page.click('button', /Try again/)
  expect(network.asked).toBe(2)
  expect(page.findAll('[role=alert]')).toHaveLength(1)

  network.isThere = true
  await page.click('button', /Try again/)
  expect(page.find('#panel').textContent).toBe('the panel')
  expect(page.findAll('[role=alert]')).toHaveLength(0)
  expect(page.find('#game').textContent).toBe('1 dice')
})

test('it is tried again by itself, each time after twice as long, and at once when the network is back', async () => {
  const { network, Late } = brokenNetwork()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await render(
    <Part>
      <Late />
    </Part>,
  )
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  expect(network.asked).toBe(1)
  await wait(2000)
  expect(network.asked).toBe(2)
  await wait(3999)
  expect(network.asked).toBe(2)
  await wait(1)
  expect(network.asked).toBe(3)
  network.isThere = true
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(page.find('#panel')).toBeDefined()
})

test('a decoration is left out without a word, and is asked for anew by whoever wants it next', async () => {
  const { network, Late } = brokenNetwork()
  const drawn = (key: string) => (
    <Part key={key} quiet>
      <Late />
    </Part>
  )
  const page = await render(drawn('first'))
  expect(page.root.textContent).toBe('')
  network.isThere = true
  await page.show(drawn('second'))
  expect(page.find('#panel')).toBeDefined()
})

test('a part that is broken says whose mistake it is, in its frame, and is not tried again by itself', async () => {
  const tried = vi.fn<() => void>()
  function Broken(): never {
    tried()
    throw new Error('a mistake')
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await render(
    <Part renderFrame={(mishap) => <section>{mishap}</section>}>
      <Broken />
    </Part>,
  )
  expect(page.find('section').textContent).toContain('our mistake')
  const before = tried.mock.calls.length
  await act(() => vi.advanceTimersByTimeAsync(100_000))
  expect(tried.mock.calls).toHaveLength(before)
})
