import { expect, type Page, test } from '@playwright/test'
import { haveAccount, signUp, writeCode } from './testing/candidate.ts'

/**
 * Reports what the browser refused to load, run or apply on all pages of this tab. Except for zod, which tries whether it
 * may compile its schemas, and can do without.
 */
async function watched(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('tellRefused', (what: string) => void refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellRefused } = window as unknown as { tellRefused: (what: string) => void }
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
      if (blockedURI === 'eval' && sourceFile.includes('/assets/schemas-')) return
      tellRefused(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`)
    })
  })
  return refused
}

/** Catches a library whose styles the policy refuses, and a policy that lets strangers' styles in. */
test('the main pages keep to the content policy', async ({ page }) => {
  const refused = await watched(page)
  await haveAccount(page)
  for (const path of ['/', '/pricing', '/blog', '/learn', '/app/dashboard', '/app/challenges', '/app/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  expect(refused).toEqual([])

  const isRed = () =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<style>h1 { color: rgb(255, 0, 0) !important }</style>')
      const heading = document.querySelector('h1')
      return heading !== null && getComputedStyle(heading).color === 'rgb(255, 0, 0)'
    })
  expect(await isRed()).toBe(false)
  await expect.poll(() => refused.length).toBe(1)
})

/** Catches an editor without its colours. */
test('the room with the editor keeps to the content policy', async ({ page }) => {
  const refused = await watched(page)
  await signUp(page)
  await page.getByText('Take-home assessment', { exact: true }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await writeCode(page, 'print("nothing yet")\n')
  const colours = () =>
    page
      .locator('.view-line span span')
      .evaluateAll((spans) => [...new Set(spans.map((span) => getComputedStyle(span).color))])
  await expect.poll(async () => (await colours()).length).toBeGreaterThan(1)
  expect(refused).toEqual([])
})
