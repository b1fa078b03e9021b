import { randomUUID } from 'node:crypto'
import type { ParticipantRole } from '@greenroom/shared/vocabulary'
import { createdInviteSchema, invitePaths, openedSessionSchema, sessionPaths, urlOf } from '@greenroom/shared/wire'
import { type Browser, expect, type Page } from '@playwright/test'
import { haveAccount } from './candidate.ts'

export type Mock = { sessionId: string; candidate: Page; interviewer: Page; close: () => Promise<void> }

/**
 * Opens an invite link in a separate browser and joins as a guest.
 * @param before called with the page before it opens anything
 */
export async function joinAsGuest(
  browser: Browser,
  link: string,
  name: string,
  before: (page: Page) => void = () => {},
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: new URL(link).origin })).newPage()
  before(page)
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: 'Who’s here' })).toBeVisible()
  return page
}

/** Opens a mock between a candidate with an account and a guest interviewer; both are in its lobby. */
export async function openMock(host: Page, browser: Browser, settings: object = {}, kind: object = {}): Promise<Mock> {
  await haveAccount(host)
  const { request } = host
  const opened = await request.post(sessionPaths.sessions, {
    data: { mode: 'human', programmingLanguage: 'python', settings, ...kind },
  })
  const { sessionId } = openedSessionSchema.parse(await opened.json())
  const link = await inviteLink(host, sessionId, 'interviewer')
  await host.goto(`/mockinterview/human?session=${sessionId}`)
  const interviewer = await joinAsGuest(browser, link, 'Grace')
  return { sessionId, candidate: host, interviewer, close: () => interviewer.context().close() }
}

/** The link of a new invite, created without going through the UI. */
export async function inviteLink({ request }: Page, sessionId: string, role: ParticipantRole): Promise<string> {
  const made = await request.post(urlOf(invitePaths.invites, { id: sessionId }), { data: { role } })
  return createdInviteSchema.parse(await made.json()).link
}

/** Scores, quotes the first message, and sends the scorecard. */
export async function judge(interviewer: Page, summary: string): Promise<void> {
  const solving = interviewer.getByRole('region', { name: 'Problem solving' })
  await solving.getByText('3', { exact: true }).click()
  await solving.getByRole('button', { name: 'Add a quote for Problem solving' }).click()
  await interviewer
    .getByRole('button', { name: /^Quote: / })
    .first()
    .click()
  await interviewer.getByRole('textbox', { name: 'Summary' }).fill(summary)
  await interviewer.getByRole('button', { name: 'Send the scorecard' }).click()
  await expect(interviewer.getByText('You’ve sent your scorecard.')).toBeVisible()
}

/** Rates the interviewer, with a comment if `words` isn't empty. */
export async function rate(candidate: Page, words = ''): Promise<void> {
  await candidate.getByText('5', { exact: true }).click()
  if (words !== '') await candidate.getByRole('textbox', { name: 'In your own words' }).fill(words)
  await candidate.getByRole('button', { name: 'Send the rating' }).click()
}

/** Sends a command as this page's user, without going through the UI. */
export async function command(page: Page, sessionId: string, sent: { type: string } & Record<string, unknown>) {
  const answer = await page.request.post(urlOf(sessionPaths.commands, { id: sessionId }), {
    data: { commandId: randomUUID(), ...sent },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
