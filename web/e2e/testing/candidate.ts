import { randomUUID } from 'node:crypto'
import { accountPaths, profilePaths } from '@greenroom/shared/wire'
import { expect, type Locator, type Page } from '@playwright/test'

export type Account = { email: string; password: string }

export const newAccount = (): Account => ({
  email: `candidate-${randomUUID()}@example.org`,
  password: 'a long and unusual passphrase',
})

/**
 * Signs up a new user with API calls only. Pages in this context are signed in afterwards.
 * @param languageModel whether the user agrees to a language model; by default the interviewer is the scripted one
 */
export async function haveAccount(page: Page, languageModel = false): Promise<Account> {
  const { request } = page
  const { email, password } = newAccount()
  const created = await request.post(accountPaths.users, { data: { userName: 'Ada', email, password } })
  expect(created.ok(), await created.text()).toBe(true)
  const signedIn = await request.post(accountPaths.signIn, { data: { email, password } })
  expect(signedIn.ok(), await signedIn.text()).toBe(true)
  if (!languageModel) await declineLanguageModel(page)
  return { email, password }
}

/** Makes the interviewer the scripted one. New accounts agree to a language model, but in these tests there is none. */
export async function declineLanguageModel({ request }: Page): Promise<void> {
  const declined = await request.put(profilePaths.profile, { data: { extraTimePercent: 0, languageModel: false } })
  expect(declined.ok(), await declined.text()).toBe(true)
}

/** Like `haveAccount`, and opens the interview selection. */
export async function signUp(page: Page, languageModel = false): Promise<Account> {
  const account = await haveAccount(page, languageModel)
  await page.goto('/app/interviewSelection')
  await expect(page.getByRole('heading', { name: 'Choose an interview' })).toBeVisible()
  return account
}

/** Fills in the sign-up form and sends it. */
export async function signUpByForm(page: Page): Promise<Account> {
  const account = newAccount()
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  return account
}

/** Skips both questions after sign-up, and opens the interview selection. */
export async function skipFirstRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Which language, and which level?' })).toBeVisible()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('link', { name: 'Choose another interview' }).click()
  await expect(page.getByRole('heading', { name: 'Choose an interview' })).toBeVisible()
}

/** Opens a 20-minute on-site interview in Python and starts it. @returns the title of its question */
export async function startInterview(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await interviewerSpoke(page, 1)
  return await problemTitle(page)
}

export const problemTitle = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'Problem' }).getByRole('heading', { level: 2 }).innerText()

const conversation = (page: Page): Locator => page.getByRole('region', { name: 'Conversation' }).getByRole('listitem')

/** The interviewer's messages. A reply still being written has no time yet, and an announcement has no speaker. */
export const interviewerMessages = (page: Page): Locator => conversation(page).filter({ has: page.locator('p > time') })

export const ownMessages = (page: Page): Locator => conversation(page).filter({ hasText: /^You: / })

/** Waits until the interviewer has sent this many messages. */
export async function interviewerSpoke(page: Page, times: number): Promise<void> {
  await expect(interviewerMessages(page)).toHaveCount(times, { timeout: 30_000 })
}

/** Sends a message and waits for the answer. */
export async function say(page: Page, message: string): Promise<string> {
  const before = await interviewerMessages(page).count()
  await page.getByRole('textbox', { name: 'Answer the interviewer' }).fill(message)
  await page.keyboard.press('Enter')
  await interviewerSpoke(page, before + 1)
  return interviewerMessages(page).last().innerText()
}

/** Replaces the editor's text by pasting; typing would trigger auto-indent. */
export async function paste(page: Page, code: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), code)
  await page.locator('.monaco-editor .view-lines').first().click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
}

/** Replaces the editor's text and waits until it is saved. */
export async function writeCode(page: Page, code: string): Promise<void> {
  await paste(page, code)
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible()
}

/** Presses Done coding, and waits for the interviewer's reply. */
export async function doneCoding(page: Page): Promise<string> {
  const before = await interviewerMessages(page).count()
  await page.getByRole('button', { name: 'Done coding' }).click()
  await interviewerSpoke(page, before + 1)
  return interviewerMessages(page).last().innerText()
}
