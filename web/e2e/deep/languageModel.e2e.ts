import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signUp, signUpByForm, skipFirstRun, startInterview } from '../testing/candidate.ts'

const takenOver = "the language model I use isn't answering"

test('agreement to a language model is given with the account, withdrawn and renewed by keyboard', async ({ page }) => {
  await page.goto('/signup')
  await expect(page.getByText('An AI may write the interviewer’s replies.')).toBeVisible()
  await signUpByForm(page)
  await skipFirstRun(page)
  const choice = page.getByRole('checkbox', { name: 'Let a language model write the interviewer’s replies' })
  await expect(choice).toBeChecked()
  await expect(choice).toHaveAccessibleDescription(/It never gets your email address, surname or any IDs/)
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('If you leave this off, you get the scripted interviewer')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^You agreed to this on /)).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.reload()
  await expect(choice).toBeChecked()
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('If you leave this off, you get the scripted interviewer')).toBeVisible()
  await page.reload()
  await expect(choice).not.toBeChecked()
  await startInterview(page)
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText(takenOver)).toHaveCount(0)
})

test('when a model doesn’t answer, the script takes over, and people who agreed to it are told', async ({ page }) => {
  await signUp(page, true)
  await expect(page.getByText(/^You agreed to this on /)).toBeVisible()
  await startInterview(page)
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText(takenOver)).toBeVisible()
})
