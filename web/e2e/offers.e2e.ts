import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount, interviewerMessages, interviewerSpoke, ownMessages, say } from './testing/candidate.ts'
import { openInterview } from './testing/heldInterview.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Answer the interviewer' })
const offer = (page: Page) => page.getByRole('group', { name: 'The hint you were offered' })
const phone = { width: 390, height: 844 }

/** Opens an on-site round in which the interviewer has offered the first hint. */
async function offeredHint(page: Page): Promise<string> {
  const interview = await openInterview(page.request, { settings: { interviewStage: 'on_site' } })
  await interview.say('I have no idea.')
  return `/app/aiInterview?session=${interview.sessionId}`
}

/** Catches an offer that can't be declined or that returns after a no, and a click that loses keyboard focus. */
test('a hint is declined or accepted by keyboard, and the focus continues in the answer field', async ({ page }) => {
  await haveAccount(page)
  const address = await offeredHint(page)
  await page.goto(address)
  await expect(offer(page).getByRole('button')).toHaveText(['Take hint 1', 'Not yet'])
  await page.reload()
  const other = await page.context().newPage()
  await other.goto(address)
  await expect(offer(other)).toBeVisible()

  const told = await interviewerMessages(page).count()
  await offer(page).getByRole('button', { name: 'Take hint 1' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await interviewerSpoke(page, told + 1)
  await expect(ownMessages(page).last()).toContainText('Not yet, thanks.')
  await expect(offer(page)).toHaveCount(0)
  await expect(offer(other)).toHaveCount(0)
  await other.close()
  await page.reload()
  await interviewerSpoke(page, told + 1)
  await expect(offer(page)).toHaveCount(0)

  // Saying no costs nothing: a candidate who changes their mind can still ask for the hint and get it.
  await say(page, 'Could you give me a hint after all, please?')
  await expect(page.getByText('You asked')).toHaveCount(0)
  await expect(interviewerMessages(page)).toHaveCount(told + 2)
})

/** Catches buttons that overflow a phone's screen or are too small for a finger. */
test('on a phone both answers to a hint fit, and the phone’s keyboard stays closed', async ({ page }) => {
  await page.setViewportSize(phone)
  await haveAccount(page)
  await page.goto(await offeredHint(page))
  await page.getByRole('tab', { name: 'Chat' }).click()
  for (const name of ['Take hint 1', 'Not yet']) {
    const box = await offer(page).getByRole('button', { name }).boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= phone.width).toBe(true)
    expect(box?.height).toBeGreaterThanOrEqual(40)
  }
  await expectAccessible(page, 'the offer of a hint on a telephone')
  await offer(page).getByRole('button', { name: 'Not yet' }).click()
  await expect(ownMessages(page).last()).toContainText('Not yet, thanks.')
  await expect(field(page)).not.toBeFocused()
  await expect(page.getByRole('region', { name: 'Conversation' })).toBeFocused()
})

const notUnderstood =
  'It comes from how these two people are served by the machines of the cinema, and from what their programs believe about the world at that moment, which is not the world as it then is.'

/** Catches a check that runs together with the text around it, or is wider than a phone. */
test('a check is set apart from the words around it, and a short answer settles it', async ({ page }) => {
  await haveAccount(page)
  const interview = await openInterview(page.request, {
    challengeId: 'two-bookings-one-seat',
    settings: { interviewStage: 'telephone', timeLimitInMinutes: 45 },
  })
  await interview.say(notUnderstood)
  await page.goto(`/app/aiInterview?session=${interview.sessionId}`)
  const put = interviewerMessages(page).last()
  const { check } = (await interview.state()).messages.findLast(({ sender }) => sender === 'interviewer') ?? {}
  const small = put.getByRole('group', { name: 'A small case' })
  await expect(small).toHaveText(check?.situation.replaceAll(/[.] /g, '.') ?? 'a case')
  await expect(put.getByText(check?.question ?? 'a question', { exact: true })).toBeVisible()
  await expect(field(page)).toBeFocused()

  await page.setViewportSize(phone)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBe(phone.width)
  await expectAccessible(page, 'a check on a telephone')
  await page.setViewportSize({ width: 1440, height: 900 })
  const told = await interviewerMessages(page).count()
  await field(page).fill('Nobody.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(field(page)).toBeFocused()
  await interviewerSpoke(page, told + 1)
  await expect(interviewerMessages(page).last()).toContainText(/right|yes/i)
})
