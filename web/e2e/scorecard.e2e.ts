import { expect, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'
import { holdInterview } from './testing/heldInterview.ts'
import { cardOf, quotes, replay, slider } from './testing/scorecardPage.ts'

/**
 * Catches evidence that leads to the wrong place, a link that shows too much or works after being revoked, and data
 * that isn't deleted.
 */
test('a scorecard links to its evidence, is used by keyboard, shared, printed, taken again and deleted', async ({
  page,
  browser,
}) => {
  await haveAccount(page)
  const { sessionId } = await holdInterview(page.request)
  await page.goto(cardOf(sessionId))
  await expect(page.getByRole('heading', { level: 1, name: /hire/i })).toBeVisible()
  await expectAccessible(page, 'a scorecard')

  await test.step('a quote moves the replay to its moment, and puts it into the address', async () => {
    const quote = quotes(page).first()
    await quote.click()
    await expect(quote).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/[?&]at=\d+/)
    const words = await slider(page).getAttribute('aria-valuetext')
    await page.reload()
    await expect(slider(page)).toHaveAttribute('aria-valuetext', words ?? '')
  })

  await test.step('the page asks for an opinion on the interview once', async () => {
    await page.getByText('Tell us how this interview went').click()
    await page.getByText('Somewhat', { exact: true }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Thank you. We’ve received your message.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Tell us how this interview went')).toBeHidden()
  })

  await test.step('the timeline is used by keyboard alone', async () => {
    await slider(page).focus()
    await page.keyboard.press('Home')
    await expect(slider(page)).toHaveValue('0')
    await page.keyboard.press('ArrowRight')
    await expect(replay(page).getByText('Interviewer').or(replay(page).locator('p')).first()).toBeVisible()
    const afterOne = await slider(page).inputValue()
    await page.keyboard.press('ArrowRight')
    expect(Number(await slider(page).inputValue())).toBeGreaterThanOrEqual(Number(afterOne))
    await page.keyboard.press('Shift+ArrowLeft')
    await expect(slider(page)).toHaveValue('0')
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect(replay(page).getByText(/The end/)).toBeVisible()
  })

  await test.step('somebody who disagrees with a score says so next to it, and somebody who found a wrong question reports it', async () => {
    const open = () => page.getByRole('button', { name: /^Communication/, expanded: false }).click()
    await open()
    await page.getByRole('button', { name: 'I see this differently (Communication)' }).click()
    await page.keyboard.type('   ')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('dialog').getByText('Write a sentence first.')).toBeVisible()
    const field = page.getByRole('textbox', { name: 'What did we miss?' })
    await page.context().setOffline(true)
    await field.fill('I asked about empty input before I began.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Your text is still here' })).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Send' }).dblclick()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await open()
    await expect(page.getByText('I asked about empty input before I began.').filter({ visible: true })).toHaveCount(1)

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Report this question' }).click()
    await expect(page.getByRole('textbox', { name: 'What you noticed' })).toBeFocused()
    await page.keyboard.type('The second example does not follow from the text.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Thank you. The authors will see your report next to the question.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })

  await test.step('anybody with the link reads it without an account, until it is revoked', async () => {
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    const stranger = await browser.newContext()
    const other = await stranger.newPage()
    await other.goto(link)
    await expect(other.getByRole('heading', { level: 1, name: /hire/i })).toBeVisible()
    expect(await (await other.request.get(link)).text()).toContain('<meta name="robots" content="noindex" />')
    await quotes(other).first().click()
    await expect(quotes(other).first()).toHaveAttribute('aria-pressed', 'true')
    for (const hidden of ['Ada', 'I asked about empty input before I began.', 'I see this differently'])
      await expect(other.getByText(hidden)).toHaveCount(0)
    await page.getByRole('button', { name: /^Revoke/ }).click()
    await expect(page.getByRole('button', { name: /^Revoke/ })).toHaveCount(0)
    await other.reload()
    await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await stranger.close()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })

  await test.step('it is taken again with the same settings', async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Take it again' }).click()
    await expect(page.getByRole('button', { name: 'Start the interview' })).toBeVisible()
    await page.goto(cardOf(sessionId))
  })

  await test.step('it is permanently deleted after a confirmation', async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Delete this interview' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Delete this interview' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/interviewSelection/)
    await page.goto(cardOf(sessionId))
    await expect(page.getByRole('heading', { name: 'Interview not found' })).toBeVisible()
  })
})
