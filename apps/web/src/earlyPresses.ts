interface EarlyPresses {
  /** The last one; an impatient second press is the same wish. */
  again: (() => void) | null
  readonly stop: () => void
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses
  }
}

/** A page that comes drawn can be pressed before its script runs. What is pressed then is kept until it can be heard. */
export function keepEarlyPresses(): void {
  const keep = ({ type, target }: globalThis.Event): void => {
    const again = againFor(type, target)
    if (again !== null) early.again = again
  }
  const early: EarlyPresses = {
    again: null,
    stop: () => {
      removeEventListener('click', keep, true)
      removeEventListener('change', keep, true)
    },
  }
  addEventListener('click', keep, true)
  addEventListener('change', keep, true)
  window.earlyPresses = early
}

/** The page is alive now. */
export function repeatEarlyPress(): void {
  const early = window.earlyPresses
  delete window.earlyPresses
  early?.stop()
  early?.again?.()
}

/** Links work without a script. */
function againFor(type: string, target: EventTarget | null): (() => void) | null {
  if (type === 'change' && target instanceof HTMLSelectElement) {
    const { value } = target
    const choice = whereIs(target)
    return () => {
      choice().value = value
      choice().dispatchEvent(new globalThis.Event('change', { bubbles: true }))
    }
  }
  const pressed = type === 'click' && target instanceof Element ? target.closest('button') : null
  if (pressed === null) return null
  const button = whereIs(pressed)
  return () => button().click()
}

/** A page that is drawn anew, in another language for example, has another element in the same place. */
function whereIs<E extends Element>(element: E): () => E {
  const alike = () => [...document.querySelectorAll<E>(element.localName)]
  const place = alike().indexOf(element)
  return () => (element.isConnected ? element : (alike()[place] ?? element))
}
