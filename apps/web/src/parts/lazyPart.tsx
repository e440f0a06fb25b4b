import { type ComponentType, lazy } from 'react'

/** What did not come over the network, by the error that says so, and how to have it asked for anew. */
const missing = new WeakMap<object, () => void>()

export const isMissingPart = (error: unknown): boolean => missing.has(Object(error) as object)

export const forgetMissingPart = (error: unknown): void => missing.get(Object(error) as object)?.()

/** A part of the page that comes when it is needed. React's own lazy part that has failed once stays failed. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const fresh = () =>
    lazy(() => {
      const loading = load()
      // Beside it, and not in its way: a page that came drawn is taken over in the same step.
      loading.catch((error: unknown) => missing.set(Object(error) as object, () => void (held.part = fresh())))
      return loading
    }) as ComponentType<Props>
  const held = { part: fresh() }
  return function LazyPart(props: Props) {
    const { part: Part } = held
    return <Part {...props} />
  }
}
