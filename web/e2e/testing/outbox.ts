import { expect, type Page } from '@playwright/test'

/** Opens a mail in the outbox's reader. */
export async function openMail(page: Page, email: string, subject: string): Promise<Page> {
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: `to ${email},` })
    .filter({ hasText: subject })
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(entry.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await entry.first().getByRole('link').click()
  return page
}

/** Opens a mail in the outbox's reader and follows its button. */
export async function followMail(page: Page, email: string, subject: string): Promise<void> {
  await openMail(page, email, subject)
  await page.locator('a.button').click()
}
