// @vitest-environment happy-dom
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { afterPaint, makeWayForPresses } from '../../src/connection/afterPaint.ts'
import { atOnce, isJumping, last, later, soon, useSteps } from '../../src/connection/useSteps.ts'
import { Signal } from '../../src/screens/table/hooks/Signal.ts'
import { render } from '../support/render.tsx'

const aFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 1))
  })

/** Does something the way a press does; the browser tells which event is at hand, happy-dom does not. */
function press(handle: () => void): void {
  vi.stubGlobal('event', new MouseEvent('click'))
  handle()
  vi.unstubAllGlobals()
}

test('what waits for a frame comes after it, once', async () => {
  const look = vi.fn<() => void>()
  afterPaint(look)
  afterPaint(look)
  expect(look).not.toHaveBeenCalled()
  await aFrame()
  expect(look).toHaveBeenCalledTimes(1)
})

test('what the table says is looked at at once, what a press brings about once the press shows', async () => {
  const look = vi.fn<() => void>()
  soon(look)
  expect(look).toHaveBeenCalledTimes(1)
  press(() => soon(look))
  expect(look).toHaveBeenCalledTimes(1)
  await aFrame()
  expect(look).toHaveBeenCalledTimes(2)
})

test('what follows from a press comes a frame after what it did', async () => {
  const seen: string[] = []
  press(() => {
    later(() => seen.push('follows'))
    soon(() => seen.push('done'))
  })
  await aFrame()
  expect(seen).toEqual(['done'])
  await aFrame()
  expect(seen).toEqual(['done', 'follows'])
})

test('what is told comes a frame after what follows, but for a jump', async () => {
  const seen: string[] = []
  last(() => seen.push('told'))
  later(() => seen.push('follows'))
  await aFrame()
  expect(seen).toEqual(['follows'])
  await aFrame()
  expect(seen).toEqual(['follows', 'told'])
  atOnce(() => last(() => seen.push('jumped')))
  await aFrame()
  expect(seen.at(-1)).toBe('jumped')
})

test('a value that changes and changes back before it is drawn ends as it began', async () => {
  const signal = new Signal(1)
  const Shown = () => <output>{useSteps(signal.subscribe, signal.get)}</output>
  const page = await render(<Shown />)
  await act(async () => {
    signal.set(2)
    signal.set(1)
  })
  expect(page.find('output', /.*/).textContent).toBe('1')
  await act(async () => signal.set(3))
  expect(page.find('output', /.*/).textContent).toBe('3')
})

test('a jump is drawn before it returns, even from within a press', async () => {
  const signal = new Signal(1)
  const listen = (listener: () => void) => signal.subscribe(() => soon(listener))
  const Shown = () => <output>{useSteps(listen, signal.get)}</output>
  const page = await render(<Shown />)
  press(() => atOnce(() => signal.set(2)))
  expect(page.find('output', /.*/).textContent).toBe('2')
  expect(isJumping()).toBe(false)
})

test('while a pointer is down what others do waits, until it is let go of and that shows', async () => {
  onTestFinished(makeWayForPresses())
  const seen: string[] = []
  window.dispatchEvent(new MouseEvent('pointerdown'))
  later(() => seen.push('follows'))
  soon(() => seen.push('done'))
  await aFrame()
  await aFrame()
  expect(seen).toEqual([])
  window.dispatchEvent(new MouseEvent('pointerup'))
  expect(seen).toEqual([])
  await aFrame()
  expect(seen).toEqual(['done'])
  await aFrame()
  expect(seen).toEqual(['done', 'follows'])
})

test('what was waiting for a frame already waits for a press that comes meanwhile; a long one holds nothing up', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(makeWayForPresses())
  const look = vi.fn<() => void>()
  afterPaint(look)
  window.dispatchEvent(new MouseEvent('pointerdown'))
  await vi.advanceTimersByTimeAsync(140)
  expect(look).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(look).toHaveBeenCalledTimes(1)
})

test('without a press nothing is held up, nor after the table is left', async () => {
  makeWayForPresses()()
  const look = vi.fn<() => void>()
  window.dispatchEvent(new MouseEvent('pointerdown'))
  soon(look)
  expect(look).toHaveBeenCalledTimes(1)
})

test('what moves without end stands still while the pointer is down, not first when it is let go of', async () => {
  onTestFinished(makeWayForPresses())
  const { dataset } = document.documentElement
  window.dispatchEvent(new MouseEvent('pointerdown'))
  expect(dataset['busy']).toBeUndefined()
  await aFrame()
  expect(dataset['busy']).toBe('')
})

test('what moves without end rests from a press until the hand has been still for a while', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(makeWayForPresses())
  const { dataset } = document.documentElement
  expect(dataset['busy']).toBeUndefined()
  window.dispatchEvent(new MouseEvent('pointerdown'))
  await vi.advanceTimersByTimeAsync(800)
  window.dispatchEvent(new KeyboardEvent('keydown'))
  await vi.advanceTimersByTimeAsync(2400)
  expect(dataset['busy']).toBe('')
  await vi.advanceTimersByTimeAsync(200)
  expect(dataset['busy']).toBeUndefined()
})
