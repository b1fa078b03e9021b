import { expect, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'
import { editor, openPractice, results, run } from './testing/workspace.ts'

/**
 * Catches a stub that can't be filled in, input code that stays hidden or runs twice, and an example that doesn't fit
 * the function.
 */
test('writing the body of a function is enough', async ({ page }) => {
  await haveAccount(page)
  await openPractice(page)
  /** Replaces the third of three lines. */
  const writeBody = async (body: string) => {
    await editor(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await page.keyboard.insertText(body)
  }

  await test.step('the editor holds the function alone, and the example is a call of it', async () => {
    await expect(editor(page).locator('.view-line')).toHaveCount(4)
    await expect(editor(page)).toContainText('def fewest_berths(stays: list[list[int]]) -> int:')
    const example = page.locator('dl').filter({ hasText: 'Returns' }).first()
    await expect(example).toContainText('stays')
    await expect(example).toContainText('[[')
  })

  await test.step('limits and the first example are visible without scrolling', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const text of [/^1 ≤ n ≤ 100,000/, 'Returns'])
      await expect(page.getByText(text).first()).toBeInViewport({ ratio: 1 })
  })

  await test.step('the code that runs behind it can be read', async () => {
    const reading = page.getByRole('region', { name: 'How the input is read' })
    await expect(reading).toBeHidden()
    await page.getByText('How the input is read').click()
    await expect(reading).toContainText('fewest_berths(read_rows(int))')
    await expectAccessible(page, 'how the input is read')
    await page.getByText('How the input is read').click()
  })

  await test.step('an error is on the editor’s line, and names nothing below it', async () => {
    await writeBody('return berths')
    await run(page).click()
    await expect(results(page).getByRole('button', { name: 'Go to line 3' }).first()).toBeVisible({ timeout: 40_000 })
    await expect(results(page).getByRole('button', { name: /^Go to line (?!3$)/ })).toHaveCount(0)
  })

  await test.step('the body passes, and a print next to the answer is shown', async () => {
    await writeBody('return max(sum(a <= t < d for a, d in stays) for t, _ in stays)')
    await run(page).click()
    await expect(results(page).getByText('Accepted').first()).toBeVisible({ timeout: 40_000 })
    await writeBody('print("here"); return 1')
    await run(page).click()
    await expect(results(page).getByText('Wrong answer').first()).toBeVisible({ timeout: 40_000 })
    await expect(results(page).getByRole('group', { name: 'Yours' })).toContainText('here')
  })
})
