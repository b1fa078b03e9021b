import { expect, type Page, test } from '@playwright/test'
import { writeAnew } from './testing/handIn.ts'
import { command, openMock } from './testing/mock.ts'
import { heard } from './testing/wire.ts'

/**
 * Catches facts that reach the candidate early, a prompter that sends by itself, and a result that can't be shown to
 * anyone.
 */
test('the interviewer sees where the code fails, gets suggestions, and shows the result', async ({ page, browser }) => {
  const wire = heard(page)
  const { sessionId, candidate, interviewer, close } = await openMock(page, browser)
  await interviewer.setViewportSize({ width: 1440, height: 900 })
  await interviewer.getByRole('button', { name: 'Start the interview' }).click()
  const toAda = interviewer.getByRole('textbox', { name: 'Write to Ada' })

  await test.step('a suggestion goes into the message, and is sent by hand', async () => {
    await toAda.fill('Hi Ada.')
    await interviewer.getByRole('button', { name: 'Suggest a question' }).click()
    const first = interviewer.getByRole('list', { name: 'Ask next' }).getByRole('button').first()
    await expect(first).toContainText('This gets the question started.')
    await first.click()
    await expect(toAda).toBeFocused()
    await expect(toAda).toHaveValue(/^Hi Ada\.\n./)
    await expect(candidate.getByText('Hi Ada.')).toHaveCount(0)
    await toAda.press('Enter')
    await expect(candidate.getByText('Hi Ada.').first()).toBeVisible()
    await expect(interviewer.getByText(/^Now, clarification, until about \d\d:\d\d$/)).toBeVisible()
  })

  await writeAnew(candidate, 'print("wrong")\n')
  await candidate.getByRole('button', { name: 'Done coding' }).click()
  await expect(interviewer.getByText('Let Ada find the bug. Don’t mention the input.')).toBeVisible({ timeout: 60_000 })
  const result = (of: Page) => of.getByRole('region', { name: 'Result of the submission' })
  await expect(result(interviewer)).toContainText('Only you can see this')
  await expect(result(interviewer)).toContainText('Expected')
  await interviewer.getByRole('tab', { name: 'Facts' }).click()
  await expect(interviewer.getByRole('heading', { name: 'Counterexample found' })).toBeVisible()
  await interviewer.getByRole('button', { name: 'Suggest a question' }).click()
  const trace = interviewer
    .getByRole('list', { name: 'Ask next' })
    .getByText(/^The code fails on this input\. The right answer is/)
  await expect(trace).toBeVisible()
  await interviewer.keyboard.press('Escape')
  await expect(result(candidate)).toHaveCount(0)
  for (const secret of ['CodeExamined', 'counterexample', 'The code fails on this input'])
    expect(wire(), secret).not.toContain(secret)

  await interviewer.getByRole('button', { name: 'Show Ada the result' }).dblclick()
  await expect(result(candidate)).toContainText('Shown by your interviewer')
  await expect(result(candidate)).toContainText('Returned')
  await expect(result(interviewer)).toContainText('Ada can see this')
  await expect(interviewer.getByRole('button', { name: 'Show Ada the result' })).toHaveCount(0)
  await candidate.reload()
  await expect(result(candidate)).toContainText('wrong')
  expect(wire()).not.toContain('"cost"')
  await command(interviewer, sessionId, { type: 'EndInterview' })
  await close()
})
