const SHOWN_FOR = 4500

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'calm' | 'bad'
}

let toasts: readonly Toast[] = []
let count = 0
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getToasts = (): readonly Toast[] => toasts

/** Says something in passing; the same words twice are said once. */
export function toast(text: string, tone: Toast['tone'] = 'calm'): void {
  count += 1
  const next = { id: count, text, tone }
  publish([...toasts.filter((shown) => shown.text !== text).slice(-2), next])
  setTimeout(() => publish(toasts.filter((shown) => shown.id !== next.id)), SHOWN_FOR)
}
