/**
 * What lies in a card or a squad is no stop of the Tab key, or there were forty: from the stop around it, the keys that
 * move a target lead over it.
 */
export function roam(step: 1 | -1): boolean {
  const here = document.activeElement
  const thing = here?.closest<HTMLElement>('[data-about]')
  if (!(here instanceof HTMLElement) || !thing) return false
  const around = thing.parentElement?.closest<HTMLElement>('[data-about]') ?? thing
  const inside = [...around.querySelectorAll<HTMLElement>('[data-about]')].filter((each) => each.checkVisibility())
  const stop = around.matches('[tabindex]') ? around : around.querySelector<HTMLElement>(':scope > button')
  const way = stop ? [stop, ...inside] : inside
  way[way.indexOf(here) + step]?.focus({ preventScroll: true })
  return inside.length > 0
}
