import { expect, type Page } from '@playwright/test'
import { answersTo } from './content.ts'

export const challengeId = 'fewest-berths'
export const answers = answersTo('Fewest berths')

/** Opens practice on a fixed challenge, and waits for its editor. @returns the session's id */
export async function openPractice(page: Page): Promise<string> {
  const opened = await page.request.post(`/api/challenges/${challengeId}/workspace`, { data: {} })
  expect(opened.ok(), await opened.text()).toBe(true)
  const { sessionId } = (await opened.json()) as { sessionId: string }
  await page.goto(`/app/mockInterview?session=${sessionId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Fewest berths' })).toBeVisible()
  await page.locator('.monaco-editor .view-lines').waitFor()
  return sessionId
}

export const results = (page: Page) => page.getByRole('region', { name: 'Results' })
export const editor = (page: Page) => page.locator('.monaco-editor').first()
export const run = (page: Page) => page.getByRole('button', { name: /^Run/ })
export const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ })
