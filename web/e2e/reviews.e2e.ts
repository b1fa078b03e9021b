import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'
import { openInterview } from './testing/heldInterview.ts'

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' })
const progress = (page: Page, place: string) => expect(page.getByText(place)).toBeVisible()

/** Shows the answer by keyboard. If the card asks for an answer, gives up on it. */
async function show(page: Page): Promise<void> {
  const unknown = page.getByRole('button', { name: 'I don’t know' })
  const shows = page.getByRole('button', { name: 'Show answer' })
  await expect(unknown.or(shows)).toBeVisible()
  if (await unknown.isVisible()) await unknown.press('Enter')
  else await page.keyboard.press('Space')
  await expect(answer(page)).toBeFocused()
}

/**
 * Catches cards that an interview doesn't add, answers that the server doesn't judge, and grades lost offline or
 * counted in two tabs. Also catches a sitting that doesn't say when cards come back.
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
  await second.goto('/app/reviews?sitting=on')
  await test.step('the server alone knows whether an answer is right', async () => {
    await page.getByRole('link', { name: 'Review 6 cards' }).click()
    await progress(page, '1 of 6')
    await expectAccessible(page, 'a question')
    await page.getByRole('button', { name: 'Report this card' }).click()
    await page.getByLabel('What you noticed').fill('The situation contradicts the question.')
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('dialog').getByText('Thank you.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('radio').first().check()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText('You’re offline, so we can’t check this yet.')).toBeVisible()
    await context.setOffline(false)
    await show(page)
    await expect(answer(page)).toContainText('Not quite.')
    await expectAccessible(page, 'an answer')
    // After a wrong answer only Next is offered, so the key for a grade does nothing.
    await page.keyboard.press('3')
    await expect(answer(page).getByRole('button')).toHaveText([/^Next/])
  })

  await test.step('a grade counts in one of two tabs, and can be undone', async () => {
    await page.keyboard.press('1')
    await progress(page, '2 of 6')
    // A review day begins in the early hours, so the card may still be due today.
    await expect(page.getByText(/^The previous card comes back (today|tomorrow)\./)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await progress(page, '1 of 6')
    await show(page)
    await page.keyboard.press('1')
    await progress(page, '2 of 6')

    await second.getByRole('button', { name: 'I don’t know' }).click()
    await expect(second.getByText('You’ve already reviewed this card elsewhere.')).toBeVisible()
    await second.getByRole('button', { name: 'Next card' }).click()
    await progress(second, '1 of 5')
    for (const [tab, key] of [
      [page, '3'],
      [second, '1'],
    ] as const) {
      await show(tab)
      await tab.keyboard.press(key)
    }
    await expect(second.getByText('You’d already graded 1 card in another tab.')).toBeVisible()
    await second.close()
  })

  await test.step('a grade given offline is sent once the connection is back', async () => {
    await expect(page.getByRole('button', { name: 'Show answer' })).toBeVisible()
    await context.setOffline(true)
    await show(page)
    await page.keyboard.press('1')
    await expect(page.getByText('1 grade waiting to send.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('1 grade waiting to send.').first()).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/XP from reviews today/)).toBeVisible()
    await expect(page.getByText('1 grade waiting to send.')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'When the cards come back' })).toBeVisible()
    await expectAccessible(page, 'the end of a sitting')
  })

  await test.step('reminders are off until somebody wants them', async () => {
    await page.goto('/app/reviews')
    await page.getByRole('link', { name: 'Set up reminders' }).click()
    const reminders = page.getByRole('checkbox', { name: 'Due reviews, once a day' })
    await expect(reminders).not.toBeChecked()
    await reminders.check()
    await page.goto('/app/reviews')
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
    await expect(page.getByText('Reminders by email are off')).toBeHidden()
  })
})
