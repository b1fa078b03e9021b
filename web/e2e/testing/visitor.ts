import { expect, type Page } from '@playwright/test'

export const firstWords = 'Both transactions read the seat as free before either of them writes.'
export const begin = (page: Page) => page.getByRole('button', { name: 'Try a five-minute interview' }).first()

/** Ends the interview from the room's menu, and opens its scorecard. */
export async function endInterview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Interview menu' }).click()
  await page.getByRole('menuitem', { name: 'End interview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End interview' }).click()
  const dialog = page.getByRole('dialog', { name: 'The interview has ended' })
  await expect(dialog.getByRole('link', { name: 'Create an account to keep this interview' })).toBeVisible()
  await dialog.getByRole('link', { name: 'See the scorecard' }).click()
}
