import { expect, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount, paste, writeCode } from './testing/candidate.ts'
import { answers, editor, openPractice, results, run, submit } from './testing/workspace.ts'

/**
 * Catches code that doesn't run, a verdict other than the runner’s, and hidden cases or an editorial shown too early.
 */
test('practice: own cases, the difference, a submission, its history and the editorial', async ({ page }) => {
  await haveAccount(page)
  await openPractice(page)

  await test.step('the first failure is open, with its difference', async () => {
    await writeCode(page, 'print(12345)\n')
    await run(page).dblclick()
    await expect(results(page).getByText('Wrong answer').first()).toBeVisible({ timeout: 40_000 })
    await expect(results(page)).toContainText('Your program printed 12345 instead of 2.')
    await expect(results(page).getByRole('group', { name: 'Expected' })).toHaveText(/^\s*2\s*$/)
    await expect(results(page).getByRole('group', { name: 'Yours' })).toContainText('12345')
    await expect(results(page).locator('mark')).toHaveCount(2)
    await expectAccessible(page, 'a wrong answer')
  })

  await test.step('an own case is stored, and runs with or without a verdict', async () => {
    await page.getByRole('button', { name: 'Add a case' }).click()
    await page.getByRole('textbox', { name: 'Input' }).fill('1 2\n0 10\n')
    await run(page).click()
    await page.getByRole('button', { name: /^My case 1/ }).click()
    await expect(results(page).getByRole('button', { name: 'My case 1, Output' })).toBeVisible({ timeout: 40_000 })
    await expect(results(page).getByRole('group', { name: 'Output' })).toContainText('12345')
    await page.getByRole('textbox', { name: 'Expected output (optional)' }).fill('1')
    await page.reload()
    await page.getByRole('button', { name: /^My case 1/ }).click()
    await expect(page.getByRole('textbox', { name: 'Expected output (optional)' })).toHaveValue('1')
    await run(page).click()
    await expect(results(page).getByRole('button', { name: 'My case 1, Wrong answer' })).toBeVisible({
      timeout: 40_000,
    })
    await page.getByRole('button', { name: /^My case 1/ }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: /^My case 1/ })).toHaveCount(0)
  })

  await test.step('the editorial is locked, and says why', async () => {
    await page.getByRole('tab', { name: 'Editorial' }).click()
    await page.getByRole('button', { name: 'Give up and read it' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep going' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('a program in an endless loop is stopped at its first case, and the others aren’t run', async () => {
    await page.getByRole('tab', { name: 'Problem' }).click()
    await expect(page.getByText(/^\d+ s and \d+ MB for each test$/)).toBeVisible()
    await writeCode(page, 'while True: pass\n')
    await run(page).click()
    await expect(results(page).getByText(/^0 of \d+ pass\. \d+ not run\./)).toBeVisible({ timeout: 40_000 })
    await expect(results(page).getByText('Time limit').first()).toBeVisible()
    await results(page)
      .getByRole('button', { name: /, Not run$/ })
      .first()
      .click()
    await expect(results(page)).toContainText('A case before this one ran out of time.')
    await expectAccessible(page, 'cases that were not run')
    await writeCode(page, 'print(12345)\n')
    await page.getByRole('tab', { name: 'Editorial' }).click()
  })

  await test.step('a failed submission names hidden cases by kind only, and can be repeated', async () => {
    await submit(page).dblclick()
    await expect(results(page).getByText('Hidden cases, by type')).toBeVisible({ timeout: 40_000 })
    await expect(
      results(page)
        .getByText(/^0\/\d+$/)
        .first(),
    ).toBeVisible()
    const small = page.getByRole('region', { name: 'A small input your program gets wrong' })
    await expect(small).toContainText('12345', { timeout: 40_000 })
    await expect(small).toContainText('Your result')
    await expectAccessible(page, 'a small wrong input')
    await paste(page, answers.code)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(results(page).getByText('Solved.')).toBeVisible({ timeout: 40_000 })
    await expect(results(page).getByRole('button', { name: 'Next challenge' })).toBeVisible()
    // The editorial was visible but locked when the code was handed in.
    await expect(page.getByRole('heading', { name: 'Ways to solve it' })).toBeVisible()
  })

  await test.step('history: opened, compared, and restored', async () => {
    await page.getByRole('tab', { name: 'Submissions' }).click()
    const rows = page
      .getByRole('region', { name: 'Submissions' })
      .or(page.getByRole('tabpanel', { name: 'Submissions' }))
    await expect(rows.getByRole('listitem')).toHaveCount(2)
    await expect(rows.getByRole('listitem').first()).toContainText('Accepted')
    await rows.getByRole('listitem').last().getByRole('button').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('print(12345)')
    await dialog.getByRole('button', { name: 'Compare with the editor' }).click()
    await expect(dialog).toContainText('In the editor only')
    await page.keyboard.press('Escape')
    await expect(rows.getByRole('listitem').last().getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Load into editor' }).click()
    await expect(editor(page)).toContainText('print(12345)')
  })

  await test.step('the editorial is open now', async () => {
    await results(page).getByRole('button', { name: 'Read the editorial' }).click()
    await expect(page.getByRole('heading', { name: 'Ways to solve it' })).toBeVisible()
  })
})
