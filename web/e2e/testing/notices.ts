import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'

/** The header's bell, whatever its label currently says. */
export const bell = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^(Notifications|\d+ new notifications?)$/ })
/** The popover below the bell. */
export const notices = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' })

/** Opens an interview between people and invites someone to lead it. @returns the link */
export async function inviteByEmail(request: APIRequestContext, email: string): Promise<string> {
  const opened = await request.post('/api/sessions', { data: { mode: 'human' } })
  const { sessionId } = z.object({ sessionId: z.string() }).parse(await opened.json())
  const invited = await request.post(`/api/sessions/${sessionId}/invites`, { data: { role: 'interviewer', email } })
  expect(invited.ok(), await invited.text()).toBe(true)
  return z.object({ link: z.url() }).parse(await invited.json()).link
}
