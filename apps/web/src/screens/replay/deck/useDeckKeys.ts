import { roundsOf } from '@jelly/table/replay'
import type { ReplayConnection } from '@jelly/client/replay'
import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null

/** To the round before or after; in the middle of one, back to its beginning. */
export function stepRound(deck: ReplayConnection, by: 1 | -1): void {
  const now = deck.timeNow()
  const starts = roundsOf(deck.player)
  const next = starts.find(({ from }) => from > now)
  const last = starts.findLast(({ from }) => from < now - 800)
  if (by > 0) deck.goTo(next?.moment ?? deck.player.end)
  else deck.goTo(last?.moment ?? 1)
}

export const togglePlaying = (deck: ReplayConnection): void => (deck.get().isPlaying ? deck.pause() : deck.play())

/** Space plays, arrows step, brackets go from round to round. */
export function useDeckKeys(deck: ReplayConnection): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event) || isTyping(event.target)) return
    const act = actionOf(deck, event)
    if (act === null) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

const isBracket = (key: string): boolean => key === '[' || key === ']'

/** On many keyboards a bracket needs Alt, which is then no shortcut of the browser. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey || altKey) && !(altKey && isBracket(key))

/** Where other letters stand on the keys of the brackets, these keys do it too. */
const PLACES: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' }

function actionOf(deck: ReplayConnection, { key, code, target }: KeyboardEvent): (() => void) | null {
  switch (PLACES[code] ?? key) {
    case ' ':
      return isButton(target) ? null : () => togglePlaying(deck)
    case 'ArrowRight':
      return () => deck.step(1)
    case 'ArrowLeft':
      return () => deck.step(-1)
    case '[':
      return () => stepRound(deck, -1)
    case ']':
      return () => stepRound(deck, 1)
    case 'Home':
      return () => deck.goTo(1)
    case 'End':
      return () => deck.goTo(deck.player.end)
    case 'x':
      return () => deck.look('xray')
    default:
      return null
  }
}
