import { expect, type Locator, type Page } from '@playwright/test'

const password = 'a long and unusual passphrase'
let people = 0

/**
 * Signs up somebody new, who is signed in afterwards and stands before the choice of an interview.
 * @param languageModel whether a language model may find the words; the scripted interviewer speaks unless told otherwise
 */
export async function signUp(page: Page, languageModel = false): Promise<{ email: string; password: string }> {
  const email = `candidate-${Date.now()}-${people++}@example.org`
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Choose an interview' })).toBeVisible()
  if (!languageModel) {
    const declined = await page.request.put('/api/profile', { data: { extraTimePercent: 0, languageModel } })
    expect(declined.ok()).toBe(true)
  }
  return { email, password }
}

/** Opens an on-site interview of 20 minutes in Python and starts it; gives the title of its question. */
export async function startInterview(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await interviewerSpoke(page, 1)
  return await problemTitle(page)
}

export const problemTitle = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'Problem' }).getByRole('heading', { level: 2 }).innerText()

const conversation = (page: Page): Locator => page.getByRole('region', { name: 'Conversation' }).getByRole('listitem')

/** What the interviewer has said; a reply that is still being written has no time yet, and an announcement no speaker. */
export const interviewerMessages = (page: Page): Locator => conversation(page).filter({ has: page.locator('p > time') })

export const ownMessages = (page: Page): Locator => conversation(page).filter({ hasText: /^You: / })

/** Waits until the interviewer has said so many things. */
export async function interviewerSpoke(page: Page, times: number): Promise<void> {
  await expect(interviewerMessages(page)).toHaveCount(times, { timeout: 30_000 })
}

/** Says something and waits for the answer. */
export async function say(page: Page, message: string): Promise<string> {
  const before = await interviewerMessages(page).count()
  await page.getByRole('textbox', { name: 'Answer the interviewer' }).fill(message)
  await page.keyboard.press('Enter')
  await interviewerSpoke(page, before + 1)
  return interviewerMessages(page).last().innerText()
}

/** Replaces what stands in the editor by pasting; typing would have the editor indent by itself. */
export async function paste(page: Page, code: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), code)
  await page.locator('.monaco-editor .view-lines').first().click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
}

/** Replaces what stands in the editor and waits until it is saved. */
export async function writeCode(page: Page, code: string): Promise<void> {
  await paste(page, code)
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible({ timeout: 15_000 })
}

/** Says that the code is done, and waits for what the interviewer says to it. */
export async function doneCoding(page: Page): Promise<string> {
  const before = await interviewerMessages(page).count()
  await page.getByRole('button', { name: 'Done coding' }).click()
  await interviewerSpoke(page, before + 1)
  return interviewerMessages(page).last().innerText()
}
