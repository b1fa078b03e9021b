import { expect, type Page, test } from '@playwright/test'
import { pageHeads } from '../../src/app/head.ts'
import { signUp } from '../testing/candidate.ts'

declare global {
  interface Window {
    /** Filled while pressing Tab repeatedly; `unseen` lists elements without visible focus. */
    met: { unseen: string[] }
  }
}

/** Records which elements take keyboard focus, and whether that focus is visible. */
const watchFocus = (page: Page) =>
  page.addInitScript(() => {
    window.met = { unseen: [] }
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      target.dataset.met = 'true'
      // A field shows focus by its border; a radio button by its label, which is drawn instead of it.
      if (!target.matches('a, button')) return
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target)
      const hasRing = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      if (!hasRing) window.met.unseen.push(target.outerHTML.slice(0, 200))
    })
  })

/**
 * The page's controls, and those that Tab hasn't reached yet. Counts one per group of radio buttons, because arrow keys
 * reach the others.
 */
const workable = (page: Page) =>
  page.evaluate(() => {
    const groups = new Set<string>()
    const found = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ].filter(
      (element) =>
        element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
    )
    const isRadio = (element: HTMLElement) => element instanceof HTMLInputElement && element.type === 'radio'
    const wanted = found.filter((element) => {
      if (!(element instanceof HTMLInputElement) || !isRadio(element)) return true
      const isFirst = !groups.has(element.name)
      groups.add(element.name)
      return isFirst
    })
    const missed = found.filter((element) => !isRadio(element) && element.dataset.met === undefined)
    return { count: wanted.length, missed: missed.map((element) => element.outerHTML.slice(0, 200)) }
  })

test('Tab alone reaches every control on every page, with a visible focus', async ({ page }) => {
  test.slow()
  await watchFocus(page)
  const visit = async (path: string) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    const { count } = await workable(page)
    expect(count, path).toBeGreaterThan(0)
    // If a list grows when focus reaches its end, there is more to tab through.
    await expect(async () => {
      for (let press = 0; press < count + 3; press += 1) await page.keyboard.press('Tab')
      expect((await workable(page)).missed, path).toEqual([])
    }).toPass({ timeout: 15_000 })
    expect(await page.evaluate(() => window.met.unseen), path).toEqual([])
  }
  for (const path of ['/', '/signup', '/signin', '/no-such-page']) await visit(path)
  await signUp(page)
  for (const { path } of pageHeads.filter(({ path }) => !['/signup', '/signin'].includes(path))) await visit(path)
})
