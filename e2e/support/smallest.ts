import type { Page } from '@playwright/test'

/** Something that is read: how large it is drawn, and what and where it is. */
export interface Seen {
  readonly size: number
  readonly what: string
  readonly where: string
}

/**
 * Every text and every symbol that can be seen, the smallest first. A text counts by the size of its font, a symbol by the shorter
 * side of what is drawn of it, both as they come out on the screen after all scaling. Scenery and marks that are not read do not count.
 */
export const smallestSeen = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => {
    const SCENERY = '.visually-hidden, [data-scenery], [data-ornament], [data-sky], script, style, title'

    const isSeen = (element: Element): boolean =>
      element.closest(SCENERY) === null && element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })

    /** How much an element is scaled by all that it stands in. */
    function scaleOf(element: Element): number {
      let scale = 1
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { transform, scale: own } = getComputedStyle(box)
        if (transform !== 'none') scale *= Math.sqrt(Math.abs(determinant(new DOMMatrix(transform))))
        if (own !== 'none') scale *= Number.parseFloat(own)
      }
      return scale
    }

    const determinant = ({ a, b, c, d }: DOMMatrix): number => a * d - b * c

    function placeOf(element: Element): string {
      const card = element.closest<HTMLElement>('[data-district]')
      if (card !== null) return card.querySelector('h2')?.textContent ?? 'card'
      return element.closest('[aria-label]')?.getAttribute('aria-label')?.slice(0, 24) ?? element.tagName
    }

    function textSize(element: Element): number {
      const type = Number.parseFloat(getComputedStyle(element).fontSize)
      if (!(element instanceof SVGTextContentElement)) return type * scaleOf(element)
      const matrix = element.getScreenCTM()
      return matrix === null ? 0 : type * Math.sqrt(Math.abs(determinant(DOMMatrix.fromMatrix(matrix))))
    }

    /** A drawing is as large as its box lets it be without being stretched. */
    function drawnSize(svg: SVGSVGElement): number {
      const { width, height } = svg.viewBox.baseVal
      const style = getComputedStyle(svg)
      const scale = Math.min(Number.parseFloat(style.width) / width, Number.parseFloat(style.height) / height)
      return Math.min(width, height) * scale * scaleOf(svg)
    }

    const seen: Seen[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement
      if (element === null || !text.nodeValue?.trim() || !isSeen(element)) continue
      seen.push({ size: textSize(element), what: text.nodeValue.trim().slice(0, 20), where: placeOf(element) })
    }
    for (const svg of document.querySelectorAll('svg')) {
      if (!isSeen(svg) || svg.closest('svg svg') !== null) continue
      const what = svg.ariaLabel ?? `<svg ${svg.getAttribute('viewBox')} ${svg.getAttribute('class') ?? ''}>`
      seen.push({ size: drawnSize(svg), what, where: placeOf(svg) })
    }
    return seen.toSorted((one, other) => one.size - other.size)
  })
