import { expect, test } from '@playwright/test'
import { layoutTexts } from '../src/app/layout/texts.ts'
import { visitEveryPage } from './testing/everyPage.ts'

const { crashed, missing, replaced, unreachable } = layoutTexts
const broken = new RegExp([crashed, missing, replaced, unreachable].map(({ title }) => title).join('|'))

/** Catches a page that fails or throws while rendering. The only test that visits every page. */
test('every page renders with a heading of its own, and fits 1280 px', async ({ page, baseURL }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  await visitEveryPage(page, baseURL ?? '', (path) =>
    expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(broken),
  )
})
