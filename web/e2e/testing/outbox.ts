import { expect, type Page } from '@playwright/test'

/** Opens an email in the outbox viewer. */
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

/** Opens an email in the outbox viewer and follows its button. */
export async function followMail(page: Page, email: string, subject: string): Promise<void> {
  await openMail(page, email, subject)
  await page.locator('a.button').click()
}
