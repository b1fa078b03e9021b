import { test } from '@playwright/test'
import { expectAccessible } from '../testing/accessible.ts'
import { visitEveryPage } from '../testing/everyPage.ts'
import { expectPlainWords } from '../testing/plainWords.ts'

const screens = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const
for (const { colorScheme, width } of screens) {
  test(`every page has a heading, is accessible and fits ${width} px (${colorScheme})`, async ({ page, baseURL }) => {
    test.slow()
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await visitEveryPage(page, baseURL ?? '', async (path) => {
      await expectAccessible(page, path)
      await expectPlainWords(page, path, 20)
    })
  })
}
