import { expect, type Page } from '@playwright/test'

/** Lines may reach this far over the edge of their box: glyphs are lower than the line that holds them. */
const SLACK = 3

/**
 * Texts that are cut off by a box around them or by the window, or that run out of their button or cell. What scrolls is not cut off, and neither is what is hidden
 * as a whole. The name that somebody chose may end in dots.
 */
export const clippedTexts = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ({ slack, known }) => {
      const isHidden = (element: Element): boolean =>
        !element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) ||
        element.closest('.visually-hidden, [data-sky]') !== null ||
        getComputedStyle(element).clipPath !== 'none'

      /** Texts stay inside of these. */
      const BOXES = 'button, a, summary, label, select, td, th, li, h2, fieldset > div'

      /** The part of the window in which an element can be seen. */
      function frameOf(element: Element): DOMRect | null {
        const frame = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity }
        for (let box: Element | null = element; box !== null; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box)
          if (/auto|scroll/.test(overflowX + overflowY)) return null
          const { left, right, top, bottom } = box.getBoundingClientRect()
          if (/hidden|clip/.test(overflowX))
            Object.assign(frame, { left: Math.max(frame.left, left), right: Math.min(frame.right, right) })
          if (/hidden|clip/.test(overflowY))
            Object.assign(frame, { top: Math.max(frame.top, top), bottom: Math.min(frame.bottom, bottom) })
        }
        return frame as DOMRect
      }

      function isCut(line: DOMRect, frame: DOMRect): boolean {
        const isOutside =
          line.right <= frame.left || line.left >= frame.right || line.bottom <= frame.top || line.top >= frame.bottom
        if (isOutside || line.width === 0) return false
        return (
          line.left < frame.left - slack ||
          line.right > frame.right + slack ||
          line.top < frame.top - slack ||
          line.bottom > frame.bottom + slack
        )
      }

      const found: string[] = []
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const element = text.parentElement
        if (
          element === null ||
          text.textContent?.trim() === '' ||
          known.includes(text.textContent ?? '') ||
          isHidden(element)
        )
          continue
        const frame = frameOf(element)
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = [...range.getClientRects()]
        const box = element.closest(BOXES)?.getBoundingClientRect()
        const isClipped = frame !== null && lines.some((line) => isCut(line, frame))
        const isOver =
          box !== undefined && lines.some((line) => line.left < box.left - slack || line.right > box.right + slack)
        if (isClipped || isOver) found.push(`${text.textContent} in ${element.className || element.tagName}`)
      }
      return found
    },
    { slack: SLACK, known: names },
  )

/**
 * Texts that did not come from a catalog as one whole: words outside of the marks that the test language puts around each
 * message. A name may stand by itself; `translate="no"` says that something has no translation.
 */
export const mixedTexts = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate((known) => {
    const SKIPPED = `noscript, script, style, kbd, input, [translate=no], [lang]:not(html), [data-sky]`

    /** Without the messages, from the innermost to the outermost. */
    function outside(text: string): string {
      const less = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '')
      return less === text ? text : outside(less)
    }

    function readable(element: Element): string {
      if (element.matches(SKIPPED)) return ''
      return [...element.childNodes]
        .map((node) => (node instanceof Element ? readable(node) : (node.nodeValue ?? '')))
        .join('')
    }

    const isInline = (element: Element): boolean => getComputedStyle(element).display.startsWith('inline')
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '')

    /** The box that holds a whole sentence: inline parts of it (a name in bold) belong to it. */
    function boxOf(element: Element): Element {
      const parent = element.parentElement
      return parent !== null && isInline(element) && getComputedStyle(parent).display.startsWith('block')
        ? boxOf(parent)
        : element
    }

    const boxes = new Set(
      [...document.body.querySelectorAll('*')]
        .filter((element) => hasText(element) && element.closest(SKIPPED) === null)
        .map(boxOf),
    )
    const spoken = [...document.querySelectorAll('[aria-label]')].map(
      (element) => element.getAttribute('aria-label') ?? '',
    )
    const texts = [...boxes].map(readable)
    const isName = (text: string): boolean => known.includes(text.trim())
    return [...texts, ...spoken].filter((text) => /[a-z]{2}/i.test(outside(text)) && !isName(outside(text)))
  }, names)

export async function expectWholeTexts(page: Page, where: string, names: readonly string[]): Promise<void> {
  expect.soft(await clippedTexts(page, names), `${where}: clipped`).toEqual([])
  expect.soft(await mixedTexts(page, names), `${where}: not from a catalog`).toEqual([])
}
