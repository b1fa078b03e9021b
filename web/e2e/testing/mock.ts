import { randomUUID } from 'node:crypto'
import { createdInviteSchema, invitePaths, openedSessionSchema, sessionPaths, urlOf } from '@greenroom/shared/wire'
import { type Browser, expect, type Page } from '@playwright/test'
import { haveAccount } from './candidate.ts'

export type Mock = { sessionId: string; candidate: Page; interviewer: Page; close: () => Promise<void> }

/** Opens an invite's link in a separate browser, and joins as a guest. */
export async function joinAsGuest(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: 'Who’s here' })).toBeVisible()
  return page
}

/** A mock between somebody with an account, the candidate, and a guest who interviews; both are in its lobby. */
export async function openMock(host: Page, browser: Browser, settings: object = {}, kind: object = {}): Promise<Mock> {
  await haveAccount(host)
  const { request } = host
  const opened = await request.post(sessionPaths.sessions, {
    data: { mode: 'human', programmingLanguage: 'python', settings, ...kind },
  })
  const { sessionId } = openedSessionSchema.parse(await opened.json())
  const made = await request.post(urlOf(invitePaths.invites, { id: sessionId }), { data: { role: 'interviewer' } })
  const { link } = createdInviteSchema.parse(await made.json())
  await host.goto(`/mockinterview/human?session=${sessionId}`)
  const interviewer = await joinAsGuest(browser, link, 'Grace')
  return { sessionId, candidate: host, interviewer, close: () => interviewer.context().close() }
}

/** Gives a command as this page's user, without the screen. */
export async function command(page: Page, sessionId: string, sent: { type: string } & Record<string, unknown>) {
  const answer = await page.request.post(urlOf(sessionPaths.commands, { id: sessionId }), {
    data: { commandId: randomUUID(), ...sent },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
