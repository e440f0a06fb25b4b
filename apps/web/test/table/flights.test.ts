// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest'
import { Flights } from '../../src/screens/table/motion/flights.ts'

const aFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 1))
  })

function placed(flights: Flights, die: number): HTMLElement {
  const element = document.createElement('span')
  document.body.append(element)
  onTestFinished(() => element.remove())
  flights.ref(die, 'district')?.(element)
  return element
}

test('a die that nobody saw before waits unseen until it flies; one that cannot fly is shown', async () => {
  const flights = new Flights()
  flights.open()
  const element = placed(flights, 3)
  expect(element.style.visibility).toBe('hidden')
  await aFrame()
  await aFrame()
  expect(element.style.visibility).toBe('')
})

test('what stands on the board when the page opens, or was seen before, is never unseen', () => {
  const flights = new Flights()
  expect(placed(flights, 3).style.visibility).toBe('')
  flights.open()
  flights.startFrom(4, new DOMRect(10, 10, 40, 40))
  expect(placed(flights, 4).style.visibility).toBe('')
})
