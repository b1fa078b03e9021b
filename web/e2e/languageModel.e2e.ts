import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signUp, startInterview } from './candidate.ts'

const takenOver = 'the language model that I speak with does not answer just now'

test('a language model is agreed to by the keyboard, once, and can be taken back', async ({ page }) => {
  await signUp(page)
  const choice = page.getByRole('checkbox', { name: 'Let a language model find the interviewer’s words' })
  await expect(choice).not.toBeChecked()
  await expect(choice).toHaveAccessibleDescription(/never your email, your surname or an id/)
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Agreed on /)).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.reload()
  await expect(choice).toBeChecked()
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Without it the scripted interviewer')).toBeVisible()
  await page.reload()
  await expect(choice).not.toBeChecked()
  await startInterview(page)
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText(takenOver)).toHaveCount(0)
})

test('a model that does not answer is taken over from, and who has agreed to it is told', async ({ page }) => {
  await signUp(page)
  await page.getByRole('checkbox', { name: 'Let a language model find the interviewer’s words' }).check()
  await expect(page.getByText(/^Agreed on /)).toBeVisible()
  await startInterview(page)
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText(takenOver)).toBeVisible()
})
