import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Asserts that axe finds no problems on the current page, once nothing on it is fading in or out any more. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Before its code has arrived, a page has nothing to check.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await animationsEnd(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([])
}

/** Waits for animations that end. A spinner turns for as long as it is shown. */
const animationsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A transition begins one frame after its element appears.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const ending = document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
