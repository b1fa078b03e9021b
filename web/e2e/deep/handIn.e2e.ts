import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../testing/accessible.ts'
import { haveAccount, interviewerMessages, paste } from '../testing/candidate.ts'
import {
  backToCoding,
  codingRoom,
  done,
  endAndScore,
  stateOf,
  submitAgain,
  undo,
  versions,
  writeAnew,
} from '../testing/handIn.ts'
import { openInterview } from '../testing/heldInterview.ts'
import { challengeId } from '../testing/workspace.ts'

const roomOf = (sessionId: string) => `/app/aiInterview?session=${sessionId}`

/** Catches code that can be returned to twice, and code that counts although it was never handed in. */
test('returning to code works once, and the version handed in still counts', async ({ page }) => {
  const { code } = await codingRoom(page)
  await writeAnew(page, code)
  await done(page).click()
  await expect(versions(page)).toContainText(/Handed in (\d+) of \1 at/)
  await expectAccessible(page, 'the room after the hand-in')
  await backToCoding(page).click()
  await expect(done(page)).toBeEnabled()
  await expect(versions(page)).toContainText('not handed in yet')
  await writeAnew(page, 'print("worse")\n')
  await done(page).click()
  await expect(versions(page).getByRole('button')).toHaveCount(3)
  await expect(page.getByText('There’s still a bug.')).toBeVisible()
  await expect(backToCoding(page)).toHaveCount(0)
  const { objective } = await endAndScore(page)
  expect(objective.testsPassed).toBe(objective.testsTotal)
  expect(objective.handIns?.map(({ counts }) => counts)).toEqual([true, false])
})

/**
 * Catches an undo that needs the mouse or that a second tab doesn't see, and an untouched stub that can't be handed in.
 */
test('Esc undoes, in every tab, and an empty function is handed in after a confirmation', async ({ page, context }) => {
  await codingRoom(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(interviewerMessages(other)).toHaveCount(2)
  await writeAnew(page, 'print(1)\n')
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await expect(undo(other)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(done(page)).toBeEnabled()
  await expect(done(other)).toBeEnabled()
  await other.close()
  await page.locator('.monaco-editor .view-lines').first().click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await expect.poll(async () => (await stateOf(page)).drafts).toBe('')
  await done(page).click()
  await expectAccessible(page, 'the question about an empty function')
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in anyway' }).click()
  await expect(undo(page)).toBeVisible()
  await page.reload()
  await expect.poll(async () => (await stateOf(page)).handIns).toMatchObject([{ untouched: true, code: '' }])
})

/** Catches code that can be typed or gets lost while the hand-in waits for the network. */
test('a hand-in waits for the connection, and has the code from the moment of the click', async ({ page, context }) => {
  await codingRoom(page)
  await writeAnew(page, 'print(1)\n')
  await context.setOffline(true)
  await expect(page.getByText('Reconnecting. What you’ve typed is safe.')).toBeVisible({ timeout: 30_000 })
  await done(page).click()
  await expect(page.getByText('Locked until your code is handed in')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await stateOf(page)).handIns).toMatchObject([{ code: 'print(1)\n' }])
  await expect(undo(page)).toBeVisible()
})

/** Catches a phone room that reveals how many hidden tests passed. */
test('the phone room shows no result, and a bug is open once the interviewer has named it', async ({ page }) => {
  await haveAccount(page)
  const { sessionId } = await openInterview(page.request, {
    challengeId,
    programmingLanguage: 'python',
    settings: { interviewStage: 'telephone', timeLimitInMinutes: 20 },
  })
  await page.goto(roomOf(sessionId))
  await page.locator('.monaco-editor .view-lines').waitFor()
  await paste(page, 'print(1)\n')
  await done(page).click()
  await expect(page.getByText('There’s still a bug.')).toBeVisible()
  await expect(versions(page).getByRole('button').first()).toHaveText(/^Handed in\s*at \d\d:\d\d$/)
  await expect(submitAgain(page)).toBeVisible()
})

/** Catches a Submit that can't be undone, and a result shown before the time to undo is up. */
test('Submit in an assessment can be undone, and shows no result until then', async ({ page }) => {
  await haveAccount(page)
  const { sessionId } = await openInterview(page.request, {
    assessmentType: 'timed_coding',
    challengeId,
    programmingLanguage: 'python',
    settings: { timeLimitInMinutes: 20 },
  })
  await page.goto(`/app/mockInterview?session=${sessionId}`)
  await page.locator('.monaco-editor .view-lines').waitFor()
  await paste(page, 'print(1)\n')
  const submit = page.getByRole('button', { name: /^Submit/ })
  await submit.click()
  await expect(undo(page)).toBeVisible()
  await expect(page.getByText('Wrong answer')).toHaveCount(0)
  await undo(page).click()
  await expect(submit).toBeEnabled()
  await expect(page.getByText('Wrong answer')).toHaveCount(0)
  await submit.click()
  await expect(page.getByText('Wrong answer').first()).toBeVisible()
  await paste(page, 'print(2)\n')
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(versions(page).getByRole('button')).toHaveCount(3)
})

/** Opens the room of an interview with every question asked and time left. */
async function offered(page: Page) {
  const interview = await openInterview(page.request, {
    challengeId,
    programmingLanguage: 'python',
    settings: { interviewStage: 'on_site', timeLimitInMinutes: 20 },
  })
  const { answers, say, command, until, sessionId } = interview
  await say(answers.approach)
  await command({ type: 'DoneCoding', code: answers.code })
  await until('the debrief', (now) => now.phase === 'IN_PROGRESS' && now.question.debriefed && !now.awaitingReply)
  await page.goto(roomOf(sessionId))
  const goOn = page.getByRole('button', { name: /^Keep going, \d+ min$/ })
  const field = page.getByRole('textbox', { name: 'Answer the interviewer' })
  for (let answer = 0; answer < 6 && (await goOn.count()) === 0; answer += 1) await say(answers.complexity)
  await expect(field).toHaveAttribute('placeholder', /^Or tell \S+ what you’d like to do$/)
  return { ...interview, goOn, field, endHere: page.getByRole('button', { name: 'End here' }) }
}

/** Catches an interview that ends by itself with time left, and an offer that can't be accepted by keyboard. */
test('with time left the interviewer offers to continue, and ends nothing', async ({ page }) => {
  await haveAccount(page)
  const { goOn, endHere, field, say, answers, until } = await offered(page)
  const ways = page.getByRole('group', { name: 'What’s next' })
  await expect(ways.getByRole('button', { name: 'Ask a question' })).toBeVisible()
  await expectAccessible(page, 'the offer to go on')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: /^Chat/ }).click()
  await expect(endHere).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'the offer to go on, on a phone')
  await page.setViewportSize({ width: 1440, height: 900 })

  await goOn.focus()
  await page.keyboard.press('Enter')
  await expect(goOn).toHaveCount(0)
  await expect(field).toHaveAttribute('placeholder', /^Answer /)
  await until('the next question', (now) => now.phase === 'IN_PROGRESS' && now.awaitingReply === null)
  for (let answer = 0; answer < 6 && (await endHere.count()) === 0; answer += 1) await say(answers.complexity)
  await until('the interview', (now) => now.phase === 'IN_PROGRESS' && now.step === 'follow_up')
  await ways.getByRole('button', { name: 'Ask a question' }).click()
  await expect(endHere).toBeEnabled()
  await endHere.click()
  await until('the end', (now) => now.phase === 'ENDED' && now.reason === 'completed')
  await expect(page.getByRole('dialog')).toContainText('The interview has ended')
})

/** Catches an offer that can't be declined by keyboard. */
test('the offer to continue is declined by keyboard', async ({ page }) => {
  await haveAccount(page)
  const { endHere, until } = await offered(page)
  await endHere.focus()
  await page.keyboard.press('Enter')
  await until('the end', (now) => now.phase === 'ENDED' && now.reason === 'completed')
  await expect(page.getByRole('dialog')).toContainText('The interview has ended')
})
