interface EarlyPresses {
  /** What was typed and chosen; of several changes of one field the last. */
  readonly changes: Map<EventTarget, () => void>
  /** The last press; an impatient second one is the same wish. */
  press: (() => void) | null
  /** The last event that was kept. */
  last: globalThis.Event | null
  readonly stop: () => void
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses
  }
}

const HEARD = ['click', 'change', 'input'] as const

/** A page that comes drawn can be pressed and typed into before its script runs. That is kept until it can be heard. */
export function keepEarlyPresses(): void {
  const keep = (event: globalThis.Event): void => {
    const { type, target } = event
    if (target instanceof HTMLSelectElement || target instanceof HTMLInputElement) {
      if (type === 'click') return
      early.changes.set(target, changeAgain(type, target))
      early.last = event
      return
    }
    // Links work without a script.
    const button = type === 'click' && target instanceof Element ? target.closest('button') : null
    if (button === null) return
    early.press = pressAgain(button)
    early.last = event
  }
  const early: EarlyPresses = {
    changes: new Map(),
    press: null,
    last: null,
    stop: () => {
      for (const type of HEARD) removeEventListener(type, keep, true)
    },
  }
  for (const type of HEARD) addEventListener(type, keep, true)
  window.earlyPresses = early
}

/** The page is alive now. */
export function repeatEarlyPresses(): void {
  const early = window.earlyPresses
  if (early === undefined) return
  delete window.earlyPresses
  early.stop()
  const repeat = (): void => {
    for (const change of early.changes.values()) change()
    early.press?.()
  }
  if (early.last === null || early.last.eventPhase === globalThis.Event.NONE) return repeat()
  // React takes a screen over in the middle of a press, and then delivers it: a button hears it, a field has its old choice again.
  if (early.last.type === 'click') early.press = null
  setTimeout(repeat)
}

function pressAgain(button: HTMLButtonElement): () => void {
  const again = whereIs(button)
  return () => again().click()
}

function changeAgain(type: string, field: HTMLSelectElement | HTMLInputElement): () => void {
  const { value } = field
  const again = whereIs(field)
  return () => {
    const now = again()
    write(now, value)
    now.dispatchEvent(new globalThis.Event(type, { bubbles: true }))
  }
}

/** React hears of a text only when it is another one than it has seen last: it must not see this one being written. */
function write(field: HTMLSelectElement | HTMLInputElement, value: string): void {
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
}

/** A page that is drawn anew, in another language for example, has another element in the same place. */
function whereIs<E extends Element>(element: E): () => E {
  const alike = () => [...document.querySelectorAll<E>(element.localName)]
  const place = alike().indexOf(element)
  return () => (element.isConnected ? element : (alike()[place] ?? element))
}
