import { test } from '@playwright/test'
import { expectAccessible } from '../testing/accessible.ts'
import { visitEveryPage } from '../testing/everyPage.ts'

const screens = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const
for (const { colorScheme, width } of screens) {
  test(`every page has a heading, is accessible and fits ${width} px (${colorScheme})`, async ({ page, baseURL }) => {
    test.slow()
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await visitEveryPage(page, baseURL ?? '', (path) => expectAccessible(page, path))
  })
}
