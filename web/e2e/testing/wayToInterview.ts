import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'

/** Goes from the interview selection to the room as the signed-in user; axe checks each stop. */
export async function goToInterview(page: Page): Promise<void> {
  await expectAccessible(page, 'interview selection')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Start the interview' }).waitFor()
  await expectAccessible(page, 'the lobby')
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await page.locator('.monaco-editor .view-lines').waitFor()
  await page.getByRole('region', { name: 'Conversation' }).locator('time').first().waitFor()
  await expectAccessible(page, 'the room')
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await expectAccessible(page, 'the settings')
}
