import { expect, test } from '@playwright/test'
import { expectAccessible } from '../testing/accessible.ts'
import { signUp, writeCode } from '../testing/candidate.ts'
import { answers, challengeId, editor, openPractice, results, run, submit } from '../testing/workspace.ts'

test('each language keeps its draft, and errors are marked in the code', async ({ page }) => {
  await signUp(page)
  await openPractice(page)
  await writeCode(page, '# python draft\nprint(1)\n')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Language: / }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }

  await choose('C++')
  await expect(editor(page)).toContainText('#include')
  await writeCode(page, 'int main() {\n  return nothing;\n}\n')
  await choose('Python')
  await expect(editor(page)).toContainText('# python draft')
  await choose('C++')
  await expect(editor(page)).toContainText('return nothing')

  await run(page).click()
  await expect(results(page).getByText('Compilation error')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.squiggly-error')).toBeVisible()
  await results(page).getByRole('button', { name: 'Go to line 2' }).click()
  await expect(editor(page)).toHaveClass(/focused/)
  await page.keyboard.type('// here ')
  await expect(editor(page)).toContainText('// here')

  await choose('Python')
  await writeCode(page, 'while True:\n    pass\n')
  await run(page).click()
  await expect(results(page).getByText('Time limit').first()).toBeVisible({ timeout: 90_000 })
  await writeCode(page, 'import sys\nprint("x" * 9000)\nsys.exit(3)\n')
  await run(page).click()
  await expect(results(page)).toContainText('The program ended with exit code 3.', { timeout: 60_000 })
  await expect(results(page)).toContainText(
    'Only part of the input or output is shown. The verdict is based on all of it.',
  )
})

test('offline a run waits and says so, and a second tab sees its result', async ({ page, context }) => {
  await signUp(page)
  await openPractice(page)
  await writeCode(page, answers.code)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(editor(other)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Reconnecting. What you’ve typed is safe.')).toBeVisible({ timeout: 40_000 })
  await run(page).click()
  await expect(results(page)).toContainText('This run will start when you’re back')
  await expect(run(page)).toBeDisabled()
  await context.setOffline(false)
  await expect(results(page).getByText('Accepted').first()).toBeVisible({ timeout: 60_000 })
  await expect(results(other).getByText('Accepted').first()).toBeVisible({ timeout: 60_000 })
})

test('practice has a hint and the coach, by keyboard alone', async ({ page }) => {
  await signUp(page)
  await openPractice(page)
  await page.getByRole('tab', { name: 'Problem' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Hints' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Show the first hint' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(answers.hints[0] ?? '', { exact: false }).first()).toBeVisible({ timeout: 40_000 })
  const separator = page.getByRole('separator', { name: 'Height of the code' })
  const height = async () => Math.round(Number(await separator.getAttribute('aria-valuenow')))
  const usual = await height()
  await separator.focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(height).toBe(usual - 5)
  await page.keyboard.press('End')
  await expect(separator).toHaveAttribute('aria-valuenow', (await separator.getAttribute('aria-valuemax')) ?? '')
  await page.keyboard.press('Home')
  await expect(separator).toHaveAttribute('aria-valuenow', (await separator.getAttribute('aria-valuemin')) ?? '')
  const smallest = await height()
  await page.reload()
  await expect.poll(height).toBe(smallest)
  await separator.dblclick()
  await expect.poll(height).toBe(usual)
})

test('an efficient algorithm can’t be handed in before its costs are stated, and the interviewer receives them', async ({
  page,
}) => {
  await signUp(page)
  const created = await page.request.post('/api/sessions', {
    data: {
      mode: 'ai',
      assessmentType: 'efficient_algorithm',
      programmingLanguage: 'python',
      contentDomain: 'tech_interview_prep',
      challengeId,
    },
  })
  const { sessionId } = (await created.json()) as { sessionId: string }
  await page.goto(`/app/mockInterview?session=${sessionId}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('.monaco-editor .view-lines').waitFor()
  await writeCode(page, answers.code)
  await expect(submit(page)).toBeEnabled({ timeout: 30_000 })
  await submit(page).click()
  await expect(
    page.getByText('Before you submit, state your solution’s time and space complexity.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Time/ })).toBeFocused()
  await page.getByRole('textbox', { name: /^Time/ }).fill('n log n')
  await page.getByRole('textbox', { name: 'Space' }).fill('n')
  await submit(page).click()
  await expect(results(page).getByText('Accepted').first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('tab', { name: 'Interviewer' }).click()
  await expect(page.getByText('The time is O(n log n) and the space is O(n).')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the workspace, wide and narrow (${colorScheme})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await signUp(page)
    await openPractice(page)
    await writeCode(page, 'print(12345)\n')
    await submit(page).click()
    await expect(results(page).getByText('Hidden cases, by type')).toBeVisible({ timeout: 40_000 })
    await expectAccessible(page, 'a wrong answer')
    for (const name of ['Hints', 'Submissions', 'Editorial', 'Coach']) {
      await page.getByRole('tab', { name }).click()
      await expectAccessible(page, name)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    for (const name of ['Problem', 'Code', 'Tests']) {
      await page.getByRole('tab', { name }).click()
      await expectAccessible(page, `${name} at 360 px`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360)
    }
    await context.close()
  })
}
