import { useSyncExternalStore } from 'react'
import css from './ToastStack.module.css'
import { getToasts, subscribeToasts } from './toasts.ts'

/** One place on the page where things are said in passing. */
export function ToastStack() {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getToasts)
  return (
    <output className={css.toasts}>
      {toasts.map(({ id, text, tone }) => (
        <p key={id} className={`${css.toast} ${css[tone]}`}>
          {text}
        </p>
      ))}
    </output>
  )
}
