import { expect, type Locator, type Page } from '@playwright/test'

export const list = (page: Page): Locator => page.getByRole('list', { name: 'All challenges' })
export const rows = (page: Page): Locator => list(page).getByRole('link')
export const row = (page: Page, title: string): Locator => list(page).getByRole('listitem').filter({ hasText: title })

export async function browse(page: Page, query = ''): Promise<void> {
  await page.goto(`/app/mockInterview${query}`)
  await expect(rows(page).first()).toBeVisible()
}
