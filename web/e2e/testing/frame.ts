import { expect, type Page } from '@playwright/test'

/** Opens the page and waits for its heading, which must be the only one of its level. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
}

export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
