import { openedSessionSchema, sessionPaths } from '@greenroom/shared/wire'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { haveAccount, signUpByForm } from './testing/candidate.ts'
import { joinAsGuest } from './testing/mock.ts'

const people = (page: Page) => page.getByRole('list', { name: 'Who’s here' })
const seatOf = (page: Page, name: string) =>
  people(page)
    .getByRole('listitem')
    .filter({ hasText: `${name} Candidate` })
const lobby = (page: Page) => page.getByRole('heading', { name: 'Who’s here' })

/** Opens a mock with this person as the interviewer; the candidate's seat is free. */
async function hostAsInterviewer(page: Page): Promise<void> {
  await haveAccount(page)
  const opened = await page.request.post(sessionPaths.sessions, {
    data: { mode: 'human', role: 'interviewer', programmingLanguage: 'python', settings: {} },
  })
  const { sessionId } = openedSessionSchema.parse(await opened.json())
  await page.goto(`/mockinterview/human?session=${sessionId}`)
}

async function candidatesLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite the candidate' }).click()
  return page.getByRole('textbox', { name: 'Link for the candidate' }).inputValue()
}

async function removeCandidate(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
  await expect(page.getByText('They’ll be removed straight away, and their link will stop working.')).toBeVisible()
  await page.getByRole('button', { name: `Remove ${name} now` }).click()
  await expect(seatOf(page, name)).toHaveCount(0)
}

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

/** Catches a link that only works with an account, a seat lost on a reload, and removed candidates who aren't told. */
test('an interviewer invites a candidate: a newcomer, somebody with an account, and somebody who creates one', async ({
  page: host,
  browser,
}) => {
  await hostAsInterviewer(host)

  const link = await candidatesLink(host)
  const newcomer = await joinAsGuest(browser, link, 'Tomás')
  await newcomer.reload()
  await expect(lobby(newcomer)).toBeVisible()
  await expect(seatOf(host, 'Tomás')).toContainText('here')
  await expect(host.getByRole('button', { name: 'Start the interview' })).toBeEnabled()

  await removeCandidate(host, 'Tomás')
  await expect(newcomer.getByRole('heading', { name: 'You’re no longer in this interview' })).toBeVisible()
  await newcomer.goto(link)
  await expect(newcomer.getByText('This invitation was withdrawn.')).toBeVisible()
  await newcomer.context().close()

  const known = await newPage(browser)
  await haveAccount(known)
  await known.goto(await candidatesLink(host))
  await known.getByRole('button', { name: 'Join as Ada' }).dblclick()
  await expect(lobby(known)).toBeVisible()
  await known.reload()
  await expect(seatOf(known, 'Ada')).toBeVisible()
  await host.getByRole('button', { name: 'Interview menu' }).click()
  await host.getByRole('menuitem', { name: 'People in this interview' }).click()
  const dialog = host.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove Ada', exact: true }).click()
  await dialog.getByRole('button', { name: 'Remove Ada now' }).click()
  await expect(dialog.getByText('nobody yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(known.getByRole('heading', { name: 'You’re no longer in this interview' })).toBeVisible()
  await known.context().close()

  const fresh = await newPage(browser)
  await fresh.goto(await candidatesLink(host))
  await expect(fresh.getByRole('button', { name: 'Join' })).toBeVisible()
  await fresh.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await fresh.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await signUpByForm(fresh)
  await fresh.getByRole('button', { name: 'Join as Ada' }).click()
  await expect(lobby(fresh)).toBeVisible()
  await fresh.reload()
  await expect(seatOf(host, 'Ada')).toContainText('here')
  await fresh.context().close()
})
