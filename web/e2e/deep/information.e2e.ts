import { expect, test } from '@playwright/test'
import { signUp } from '../testing/candidate.ts'

test('a coach’s application becomes text to copy, with every answer in it', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/becomeCoach')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Your current role').fill('Staff engineer')
  await page.getByLabel('System design', { exact: true }).check()
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  for (const answer of ['ada@example.org', 'Staff engineer', 'System design']) expect(text).toContain(answer)
  await page.reload()
  await expect(page.getByLabel('Your current role')).toHaveValue('Staff engineer')
  await expect(page.getByLabel('System design', { exact: true })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Open as email' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the form' }).click()
  await page.reload()
  await expect(page.getByLabel('Your current role')).toHaveValue('')
})

test('a company’s phases link to a rehearsal of one of its rounds', async ({ page }) => {
  await page.goto('/phases')
  await page.getByLabel('Company', { exact: true }).selectOption('jane-street')
  await expect(page).toHaveURL(/company=jane-street/)
  await expect(page.getByRole('article', { name: 'Jane Street' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('jane-street')
  await signUp(page)
  await page.goto('/phases?company=jane-street')
  await page
    .getByRole('link', { name: /^Rehearse / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Choose an interview' })).toBeVisible()
})
