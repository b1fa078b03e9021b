import { expect, test } from '@playwright/test'
import { interviewerMessages, say } from './testing/candidate.ts'
import { codingRoom, done, endAndScore, stateOf, submitAgain, undo, versions, writeAnew } from './testing/handIn.ts'

/**
 * Catches a line that is scored although it was typed after the hand-in, and an undo button that moves away while being
 * pressed. Also catches versions that differ between tabs and scorecard.
 */
test('a hand-in is frozen, undone, corrected and scored', async ({ page, context }) => {
  const { code } = await codingRoom(page)

  await test.step('an untouched stub needs a confirmation', async () => {
    await done(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('You haven’t written any code. Hand in anyway?')
    await dialog.getByRole('button', { name: 'Keep coding' }).click()
    await expect(dialog).toBeHidden()
    expect((await stateOf(page)).handIns).toEqual([])
  })

  await test.step('a double click hands in once, and Undo reverts it', async () => {
    await writeAnew(page, 'print("wrong")\n')
    await done(page).dblclick()
    await expect(page.getByText('Locked until your code is handed in')).toBeVisible()
    await expect(undo(page)).toBeVisible()
    expect((await stateOf(page)).handIns).toHaveLength(1)
    await undo(page).click()
    await expect(done(page)).toBeEnabled()
    await expect.poll(async () => stateOf(page)).toMatchObject({ step: 'coding', handIns: [] })
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('a look is a question about a small input, before anything is tested', async () => {
    await expect(async () => {
      await say(page, 'Can you have a look at my code?')
      await expect(interviewerMessages(page).last()).toContainText('print for this input?', { timeout: 15_000 })
    }).toPass({ timeout: 90_000 })
    const input = interviewerMessages(page).last().locator('pre')
    await expect(input).toContainText(/\w+ {2,}\S/)
    await expect(input).not.toContainText('prints')
    expect((await stateOf(page)).handIns).toEqual([])
  })

  await test.step('a bug is open, and the corrected version counts', async () => {
    const before = await interviewerMessages(page).count()
    await done(page).click()
    await expect(page.getByText('There’s still a bug.')).toBeVisible()
    await expect(submitAgain(page)).toBeDisabled()
    await expect(versions(page).getByRole('button').first()).toContainText(/^Handed in 0 of \d+ at \d\d:\d\d$/)
    await expect(interviewerMessages(page)).toHaveCount(before + 1)
    await expect(interviewerMessages(page).last().locator('pre')).toContainText(/yours prints +wrong/)
    await writeAnew(page, code)
    await submitAgain(page).click()
    await expect(versions(page)).toContainText(/Handed in (\d+) of \1 at \d\d:\d\d/)
    await expect(submitAgain(page)).toBeHidden()
    await expect(interviewerMessages(page)).toHaveCount(before + 2)
  })

  await test.step('a sketch changes nothing, and a second tab shows the same', async () => {
    await writeAnew(page, `${code}\nthis is no program at all\n`)
    await expect(page.getByText(/\d+ lines? differs?/)).toBeVisible()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(versions(other)).toContainText('Follow-up sketch')
    expect(await versions(other).innerText()).toBe(await versions(page).innerText())
    await other.close()
    await page.reload()
    await versions(page)
      .getByRole('button', { name: /^Handed in/ })
      .click()
    await expect(page.getByRole('region', { name: 'Code that was handed in' })).not.toContainText('no program at all')
  })

  const told = await versions(page).innerText()
  const { objective } = await endAndScore(page)
  const total = objective.testsTotal
  expect(objective).toMatchObject({
    testsPassed: total,
    handIns: [{ testsPassed: 0, counts: false }, { counts: true }],
  })
  expect(told).toContain(`${total} of ${total} at`)
})
