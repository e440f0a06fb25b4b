import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What would keep somebody from using the page as it stands; what fades in is looked at once it has. */
export const violations = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${JSON.stringify(target)}: ${failureSummary}`),
  )
}
