import { expect, test } from '@playwright/test'
import { interviewerMessages, ownMessages, signUp, startInterview } from './testing/candidate.ts'

/** Catches a room that can't be used without a mouse. */
test('by keyboard alone: ask, code, done', async ({ page }) => {
  await signUp(page)
  await startInterview(page)
  await page.getByRole('textbox', { name: 'Answer the interviewer' }).focus()
  await page.keyboard.type('First line')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('second line')
  await page.keyboard.press('Enter')
  await expect(interviewerMessages(page)).toHaveCount(2, { timeout: 30_000 })
  await expect(ownMessages(page).first()).toContainText('second line')
  await page.locator('.monaco-editor textarea, .monaco-editor .native-edit-context').first().focus()
  await page.keyboard.type('x = 1')
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await expect(interviewerMessages(page)).toHaveCount(3, { timeout: 30_000 })
})
