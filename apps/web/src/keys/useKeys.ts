import { useEffect, useEffectEvent, useRef } from 'react'
import { keyCodeOf, KEY_ACTIONS, type KeyAction, type KeyMap } from '../settings/keyMap.ts'
import { useSettings } from '../settings/settings.ts'

export interface KeyPress {
  /** Null for a digit that nothing is bound to. */
  readonly action: KeyAction | null
  /** The digit of a digit key above 6: more targets than a die has faces. */
  readonly n: number | null
  readonly down: boolean
  readonly repeat: boolean
}

/** The action of a key; the numeric keypad's digits are digits too, and Shift matters only where it is part of a key. */
export function actionOf(keys: KeyMap, event: Pick<KeyboardEvent, 'code' | 'shiftKey'>): KeyAction | null {
  const code = keyCodeOf(event).replace('Numpad', 'Digit')
  const bare = event.code.replace('Numpad', 'Digit')
  return (
    KEY_ACTIONS.find((action) => keys[action] === code) ?? KEY_ACTIONS.find((action) => keys[action] === bare) ?? null
  )
}

const highDigit = (code: string): number | null => {
  const digit = /^(?:Digit|Numpad)([7-9])$/.exec(code)?.[1]
  return digit === undefined ? null : Number(digit)
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null

const BUTTON = 'button, a, summary'
const buttonOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(BUTTON) : null

/** Hears the keys of the table; says whether it used one. */
export function useKeys(onKey: (press: KeyPress) => boolean): void {
  const { keys } = useSettings()
  const pressed = useRef<Element | null>(null)

  /** Enter and Space are a button's that was reached by keys; one that was pressed by pointer keeps nobody from rolling. */
  const isButtonKey = ({ code, target }: KeyboardEvent): boolean => {
    const button = code === 'Enter' || code === 'Space' ? buttonOf(target) : null
    return button !== null && button !== pressed.current
  }
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.code === 'Tab') pressed.current = null
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isButtonKey(event)) return
    const action = actionOf(keys, event)
    const n = action === null ? highDigit(event.code) : null
    if (action === null && n === null) return
    if (onKey({ action, n, down: event.type === 'keydown', repeat: event.repeat })) event.preventDefault()
  })
  useEffect(() => {
    const press = ({ target }: PointerEvent) => void (pressed.current = buttonOf(target))
    window.addEventListener('pointerdown', press)
    window.addEventListener('keydown', hear)
    window.addEventListener('keyup', hear)
    return () => {
      window.removeEventListener('pointerdown', press)
      window.removeEventListener('keydown', hear)
      window.removeEventListener('keyup', hear)
    }
  }, [])
}
