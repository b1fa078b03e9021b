import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { paste, signUp, writeCode } from './candidate.ts'
import { answersTo } from './content.ts'

const challengeId = 'fewest-berths'
const answers = answersTo('Fewest berths')

/** Opens the practice of a challenge as the list of challenges does, and waits for its editor. */
async function openPractice(page: Page): Promise<string> {
  const opened = await page.request.post(`/api/challenges/${challengeId}/workspace`, { data: {} })
  expect(opened.ok(), await opened.text()).toBe(true)
  const { sessionId } = (await opened.json()) as { sessionId: string }
  await page.goto(`/app/mockInterview?session=${sessionId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Fewest berths' })).toBeVisible()
  await page.locator('.monaco-editor .view-lines').waitFor()
  return sessionId
}

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const editor = (page: Page) => page.locator('.monaco-editor').first()
const run = (page: Page) => page.getByRole('button', { name: /^Run/ })
const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ })

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([])
}

test('practice: own cases, the difference, a submission, its history and the editorial', async ({ page }) => {
  await signUp(page)
  await openPractice(page)

  await test.step('the first failure is open, with what differs', async () => {
    await writeCode(page, 'print(12345)\n')
    await run(page).dblclick()
    await expect(results(page).getByText('Wrong answer').first()).toBeVisible({ timeout: 40_000 })
    await expect(results(page)).toContainText('You print 12345 where 2 is expected.')
    await expect(results(page).locator('mark')).toHaveCount(2)
  })

  await test.step('a case of one’s own is kept, and runs without a verdict or with one', async () => {
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

  await test.step('a failed submission names hidden cases by kind only, and can be repeated', async () => {
    await submit(page).dblclick()
    await expect(results(page).getByText('Hidden, by kind')).toBeVisible({ timeout: 40_000 })
    await expect(
      results(page)
        .getByText(/^0\/\d+$/)
        .first(),
    ).toBeVisible()
    await paste(page, answers.code)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(results(page).getByText('Solved.')).toBeVisible({ timeout: 40_000 })
    await expect(results(page).getByRole('button', { name: 'Next challenge' })).toBeVisible()
    // It was in sight, and locked, while the code was handed in.
    await expect(page.getByRole('heading', { name: 'Ways to solve it' })).toBeVisible()
  })

  await test.step('history: opened, compared, and put back', async () => {
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
    await dialog.getByRole('button', { name: 'Put it into the editor' }).click()
    await expect(editor(page)).toContainText('print(12345)')
  })

  await test.step('the editorial is open now', async () => {
    await results(page).getByRole('button', { name: 'Read the editorial' }).click()
    await expect(page.getByRole('heading', { name: 'Ways to solve it' })).toBeVisible()
  })
})

test('each language keeps its draft, and what went wrong is marked in the code', async ({ page }) => {
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
  await expect(results(page).getByText('Does not compile')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.squiggly-error')).toBeVisible()
  await results(page).getByRole('button', { name: 'Go to line 2' }).click()
  await page.keyboard.type('// here ')
  await expect(editor(page)).toContainText('// here')

  await choose('Python')
  await writeCode(page, 'while True:\n    pass\n')
  await run(page).click()
  await expect(results(page).getByText('Time limit').first()).toBeVisible({ timeout: 90_000 })
  await writeCode(page, 'import sys\nprint("x" * 9000)\nsys.exit(3)\n')
  await run(page).click()
  await expect(results(page)).toContainText('It ended with exit code 3.', { timeout: 60_000 })
  await expect(results(page)).toContainText('Shown in part. The verdict was reached on the whole of it.')
})

test('offline a run waits and says so, and a second tab sees what became of it', async ({ page, context }) => {
  await signUp(page)
  await openPractice(page)
  await writeCode(page, answers.code)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(editor(other)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Reconnecting, your typing is safe.')).toBeVisible({ timeout: 40_000 })
  await run(page).click()
  await expect(results(page)).toContainText('this run starts when you are back')
  await expect(run(page)).toBeDisabled()
  await context.setOffline(false)
  await expect(results(page).getByText('Accepted').first()).toBeVisible({ timeout: 60_000 })
  await expect(results(other).getByText('Accepted').first()).toBeVisible({ timeout: 60_000 })
})

test('a hint and the coach are there in practice, by keyboard alone', async ({ page }) => {
  await signUp(page)
  await openPractice(page)
  await page.getByRole('tab', { name: 'Problem' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Hints' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Show the first hint' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(answers.hints[0] ?? '', { exact: false }).first()).toBeVisible({ timeout: 40_000 })
  const separator = page.getByRole('separator', { name: 'Height of the tests' })
  const before = Number(await separator.getAttribute('aria-valuenow'))
  await separator.focus()
  await page.keyboard.press('ArrowUp')
  await expect(separator).toHaveAttribute('aria-valuenow', String(before + 2))
})

test('timed coding says its rules, runs against the clock, and ends with a scorecard', async ({ page }) => {
  await signUp(page)
  const created = await page.request.post('/api/sessions', {
    data: {
      mode: 'ai',
      assessmentType: 'timed_coding',
      contentDomain: 'tech_interview_prep',
      programmingLanguage: 'python',
      challengeId,
      settings: { timeLimitInMinutes: 20 },
    },
  })
  const { sessionId } = (await created.json()) as { sessionId: string }
  await page.goto(`/app/mockInterview?session=${sessionId}`)
  await expect(page.getByRole('heading', { name: 'Timed coding' })).toBeVisible()
  await expect(page.getByText('no hints, no coach, no power-ups', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Hints' })).toHaveCount(0)
  await expect(page.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/, { timeout: 30_000 })
  await page.locator('.monaco-editor .view-lines').waitFor()
  await writeCode(page, answers.code)
  await submit(page).click()
  await expect(results(page).getByText('Accepted').first()).toBeVisible({ timeout: 60_000 })
  await expect(submit(page)).toBeDisabled()
  // It is not over yet, and says where it goes on.
  await expect(page.getByRole('region', { name: 'Handed in.' })).toContainText('Your answers count')
  await page.getByRole('button', { name: /^Answer / }).click()
  await expect(page.getByRole('textbox', { name: 'Answer the interviewer' })).toBeFocused()
  await page.getByRole('button', { name: 'Interview menu' }).click()
  await page.getByRole('menuitem', { name: 'End interview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End interview' }).click()
  await expect(page.getByRole('link', { name: 'See the scorecard' })).toBeVisible({ timeout: 30_000 })
})

test('an efficient algorithm is not handed in before its costs are stated, and the interviewer hears them', async ({
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
  await expect(page.getByText('Say what your solution costs in time and space first.', { exact: false })).toBeVisible()
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
    await expect(results(page).getByText('Hidden, by kind')).toBeVisible({ timeout: 40_000 })
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
