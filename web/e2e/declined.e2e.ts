import { randomUUID } from 'node:crypto'
import { appointmentPaths, invitePaths, openedSessionSchema, sessionPaths, urlOf } from '@greenroom/shared/wire'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'
import { bell } from './testing/notices.ts'
import { openMail } from './testing/outbox.ts'

/** Opens a mock for this page's user, with these times to choose from. */
async function openOffer(page: Page, starts: readonly string[] = []): Promise<string> {
  const opened = await page.request.post(sessionPaths.sessions, { data: { mode: 'human' } })
  const { sessionId } = openedSessionSchema.parse(await opened.json())
  if (starts.length > 0) {
    const data = { slots: starts, revision: 0, timeZone: 'UTC' }
    const offered = await page.request.put(urlOf(appointmentPaths.appointment, { id: sessionId }), { data })
    expect(offered.ok(), await offered.text()).toBe(true)
  }
  return sessionId
}
const at = (hours: number) => new Date((Math.ceil(Date.now() / 3_600_000) + hours) * 3_600_000).toISOString()

/**
 * Catches a refusal that reaches the host late or never, or that a reload undoes, and an undo that leaves the link
 * dead.
 */
test('an invited person declines with a message, the host sees it immediately, and it can be undone until the page is left', async ({
  page: ada,
  browser,
}) => {
  await haveAccount(ada)
  const sessionId = await openOffer(ada)
  await ada.goto(`/mockinterview/human?session=${sessionId}`)
  await ada.getByRole('button', { name: 'Invite the interviewer' }).click()
  const link = await ada.getByRole('textbox', { name: 'Link for the interviewer' }).inputValue()
  const grace = await (await browser.newContext()).newPage()
  await grace.goto(link)
  await grace.getByRole('button', { name: 'I can’t make it' }).click()
  await expectAccessible(grace, 'declining')
  await grace.getByRole('textbox', { name: 'Message' }).fill('Next week?')
  await grace.getByRole('button', { name: 'Decline' }).dblclick()
  await expect(grace.getByRole('heading', { name: 'You’ve declined' })).toBeVisible()
  await expect(ada.getByText('Someone you invited can’t make it: “Next week?”')).toBeVisible({ timeout: 10_000 })
  await expect(ada.getByRole('textbox', { name: 'Link for the interviewer' })).toHaveCount(0)

  await grace.getByRole('button', { name: 'Undo' }).click()
  await expect(grace.getByRole('heading', { name: 'Be the interviewer' })).toBeVisible()
  await grace.getByRole('button', { name: 'I can’t make it' }).click()
  await grace.getByRole('button', { name: 'Decline' }).click()
  await expect(grace.getByRole('heading', { name: 'You’ve declined' })).toBeVisible()
  await grace.reload()
  await expect(grace.getByText('This invitation was declined.')).toBeVisible()
  await ada.goto('/dashboard')
  await bell(ada).click()
  await expect(ada.getByText('Your invitation was declined')).toBeVisible()
  await grace.context().close()
})

/** Catches an email link that turns nothing off, and a choice that can't be undone without an account. */
test('a stranger turns off the mails that invite them, and turns them on again', async ({ page: ada, browser }) => {
  await haveAccount(ada)
  const sessionId = await openOffer(ada, [at(72)])
  const email = `stranger-${randomUUID()}@example.org`
  const data = { role: 'interviewer', email }
  expect((await ada.request.post(urlOf(invitePaths.invites, { id: sessionId }), { data })).status()).toBe(201)
  const stranger = await (await browser.newContext()).newPage()
  const mail = await openMail(stranger, email, 'Ada invited you to a mock interview')
  const stop = await mail.getByRole('link', { name: 'Stop invitations from Greenroom' }).getAttribute('href')
  await stranger.goto(stop ?? '')
  await stranger.getByRole('button', { name: 'Stop these emails' }).dblclick()
  await expect(stranger.getByRole('heading', { name: 'You’ve stopped these emails' })).toBeVisible()
  await expectAccessible(stranger, 'invitation mails')
  await stranger.getByRole('button', { name: 'Get invitations again' }).click()
  await expect(stranger.getByRole('button', { name: 'Stop these emails' })).toBeVisible()
  await stranger.context().close()
})

/** Catches a time grid or a choice of times that lets someone be in two mocks at once. */
test('a person with a mock sees its time as busy wherever times are offered or picked', async ({
  page: ada,
  browser,
}) => {
  await haveAccount(ada)
  const grace = await (await browser.newContext({ timezoneId: 'UTC' })).newPage()
  await haveAccount(grace)
  const links: string[] = []
  for (const starts of [[at(24)], [at(24), at(30)]]) {
    const sessionId = await openOffer(ada, starts)
    const made = await ada.request.post(urlOf(invitePaths.invites, { id: sessionId }), {
      data: { role: 'interviewer' },
    })
    links.push(((await made.json()) as { link: string }).link)
  }
  await grace.goto(links[0] ?? '')
  await grace.getByRole('radio').first().check()
  await grace.getByRole('button', { name: /^Accept / }).click()
  await expect(grace.getByRole('region', { name: 'Agreed time' })).toBeVisible()
  await grace.goto(links[1] ?? '')
  await expect(grace.getByText('You’re busy: Mock with Ada.')).toBeVisible()
  await expect(grace.getByRole('radio').first()).toBeDisabled()
  await expectAccessible(grace, 'a busy time to pick')
  await grace.getByRole('radio').last().check()
  await grace.goto('/mockinterview/human')
  await grace.getByRole('button', { name: 'Show all hours' }).click()
  const taken = grace.getByRole('table', { name: 'Times' }).getByRole('button', { name: /, Mock with Ada$/ })
  await expect(taken.first()).toHaveAttribute('aria-disabled', 'true')
  await taken.first().click({ force: true })
  await expect(taken.first()).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(grace, 'the grid with a busy time')
  await grace.context().close()
})
