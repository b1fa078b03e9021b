import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'
import { openInterview } from './testing/heldInterview.ts'

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' })
const grade = (page: Page, name: RegExp) => answer(page).getByRole('button', { name })
const progress = (page: Page, place: string) => expect(page.getByText(place)).toBeVisible()

/** Shows the answer by keyboard: by giving up on a card that asks something. */
async function show(page: Page): Promise<void> {
  const unknown = page.getByRole('button', { name: 'I don’t know' })
  const shows = page.getByRole('button', { name: 'Show answer' })
  await expect(unknown.or(shows)).toBeVisible()
  if (await unknown.isVisible()) await unknown.press('Enter')
  else await page.keyboard.press('Space')
  await expect(answer(page)).toBeFocused()
}

/**
 * Catches cards that an interview doesn't add, answers that aren't judged by the server, a grade that is lost offline
 * or taken from two tabs, and a sitting that says nothing about what comes.
 */
test('what an interview missed comes back as cards, is reviewed by keyboard, offline and in two tabs', async ({
  page,
  context,
}) => {
  await haveAccount(page)
  await page.goto('/app/reviews')
  await expect(page.getByText('No cards yet')).toBeVisible()
  await expectAccessible(page, 'no cards')

  await test.step('an interview that went badly adds cards', async () => {
    const interview = await openInterview(page.request)
    await interview.say('I would rather not say.')
    await interview.command({ type: 'SaveCode', code: 'print(1)\n', programmingLanguage: 'python' })
    await interview.end()
    await interview.until('the scorecard', (now) => now.phase === 'ENDED' && now.scorecard.status === 'completed')
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: 'Review 6 cards' })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expectAccessible(page, 'what is due')
  })

  const second = await context.newPage()
  await test.step('a grade counts in one of two tabs, and can be undone', async () => {
    await second.goto('/app/reviews?sitting=on')
    await page.getByRole('link', { name: 'Review 6 cards' }).click()
    await progress(page, '1 of 6')
    await expectAccessible(page, 'a question')
    await show(page)
    await expectAccessible(page, 'an answer')
    await page.keyboard.press('1')
    await progress(page, '2 of 6')
    await expect(page.getByText('Comes back tomorrow.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await progress(page, '1 of 6')
    await show(page)
    await page.keyboard.press('1')
    await progress(page, '2 of 6')

    await show(second)
    await second.keyboard.press('1')
    await expect(second.getByText('You graded 1 card in another tab first.')).toBeVisible()
    await second.close()
  })

  await test.step('the server alone knows whether an answer is right', async () => {
    for (let tries = 0; tries < 4; tries += 1) {
      if (await page.getByRole('radio').first().isVisible()) break
      await show(page)
      await page.keyboard.press('2')
    }
    await page.getByRole('radio').first().check()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText('You’re offline, and only we know the answer.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(answer(page)).toContainText(/Right\.|Nearly\.|Not quite\./)
    const isWrong = await answer(page).getByText('Not quite.').isVisible()
    if (isWrong) await expect(grade(page, /^Well/)).toBeDisabled()
    await grade(page, isWrong ? /^Not at all/ : /^Hardly/).click()
  })

  await test.step('a grade given offline is sent once the connection is back', async () => {
    const unknown = page.getByRole('button', { name: 'I don’t know' })
    if (await unknown.isVisible()) await show(page)
    else await expect(page.getByRole('button', { name: 'Show answer' })).toBeVisible()
    await context.setOffline(true)
    if (!(await answer(page).isVisible())) await show(page)
    await page.keyboard.press('1')
    await expect(page.getByText('1 grade waiting to send.').first()).toBeVisible()
    const stop = page.getByRole('button', { name: 'Stop' })
    if (await stop.isVisible()) await stop.click()
    await expect(page.getByText('1 grade waiting to send.').first()).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/XP from reviews today/)).toBeVisible()
    await expect(page.getByText('1 grade waiting to send.')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'When they come back' })).toBeVisible()
    await expectAccessible(page, 'the end of a sitting')
  })

  await test.step('reminders are off until somebody wants them', async () => {
    await page.goto('/app/reviews')
    await page.getByRole('link', { name: 'Set up emails' }).click()
    const reminders = page.getByRole('checkbox', { name: 'Due reviews, once a day' })
    await expect(reminders).not.toBeChecked()
    await reminders.check()
    await page.goto('/app/reviews')
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
    await expect(page.getByText('Reminders by email are off')).toBeHidden()
  })
})
