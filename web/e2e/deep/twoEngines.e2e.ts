import { openedSessionSchema, sessionPaths } from '@greenroom/shared/wire'
import { expect, type Page, test } from '@playwright/test'
import { haveAccount } from '../testing/candidate.ts'
import { boardOnServer, canvas, drawBox } from '../testing/designRoom.ts'
import { command, inviteLink, joinAsGuest, judge, openMock, rate } from '../testing/mock.ts'
import { slider } from '../testing/scorecardPage.ts'
import { startTwoEngines, type TwoEngines } from '../testing/twoEngines.ts'
import { heard } from '../testing/wire.ts'
import { editor } from '../testing/workspace.ts'

let engines: TwoEngines
test.beforeAll(async () => {
  engines = await startTwoEngines()
})
test.afterAll(() => engines.stop())

const textOf = (page: Page) => page.locator('.monaco-editor .view-lines').first().innerText()

/** Types at either end of the code, one key at a time. */
async function typeAt(page: Page, key: 'Home' | 'End', text: string): Promise<void> {
  await editor(page).click()
  await page.keyboard.press(`ControlOrMeta+${key}`)
  await page.keyboard.type(text, { delay: 30 })
}

/**
 * Catches bugs that only appear with people on two engines, and data sent to browsers that mustn't have it: notes, and
 * feedback too early.
 */
test('a whole mock over two engines: link, code, board, notes, the AI, swap, sealed feedback and replay', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: engines.url })
  const ada = await context.newPage()
  const toAda = heard(ada)
  await haveAccount(ada)
  const opened = await ada.request.post(sessionPaths.sessions, {
    data: {
      mode: 'human',
      programmingLanguage: 'python',
      settings: { interviewStage: 'take_home_assessment' },
      swap: true,
    },
  })
  const { sessionId } = openedSessionSchema.parse(await opened.json())
  await ada.goto(`/mockinterview/human?session=${sessionId}`)
  const [forGrace, forLinus] = [
    await inviteLink(ada, sessionId, 'interviewer'),
    await inviteLink(ada, sessionId, 'observer'),
  ]
  let [toGrace, toLinus] = [() => '', () => '']
  const grace = await joinAsGuest(browser, forGrace, 'Grace', (page) => {
    toGrace = heard(page)
  })
  const linus = await joinAsGuest(browser, forLinus, 'Linus', (page) => {
    toLinus = heard(page)
  })
  const everybody = [ada, grace, linus]
  await grace.setViewportSize({ width: 1440, height: 900 })
  await grace.getByRole('button', { name: 'Start the interview' }).click()

  await test.step('code and a run are everybody’s', async () => {
    for (const page of everybody) await expect(editor(page)).toBeVisible()
    await Promise.all([typeAt(ada, 'Home', '#aaaaaaaaaa '), typeAt(grace, 'End', ' #bbbbbbbbbb')])
    await expectShared(everybody, ['#aaaaaaaaaa ', ' #bbbbbbbbbb'])
    await ada.getByRole('button', { name: 'Run', exact: true }).click()
    for (const page of everybody)
      await expect(page.getByRole('region', { name: 'Results' })).toContainText(/Crashed|Wrong answer/)
    await grace.getByRole('button', { name: 'Lock editor' }).click()
    await expect(ada.getByText('Locked by the interviewer.')).toBeVisible()
    await grace.getByRole('button', { name: 'Unlock editor' }).click()
  })

  await test.step('the interviewer notes something, and hands over to the AI and back', async () => {
    const note = grace.getByRole('textbox', { name: 'Private note' })
    await grace.getByRole('tab', { name: 'Guide' }).press('n')
    await note.fill('A quokka of a solution.')
    await note.press('Enter')
    await grace.getByRole('button', { name: 'Let the AI take over' }).click()
    await grace.getByRole('button', { name: 'Let the AI lead' }).click()
    await grace.getByRole('button', { name: 'Take over' }).click()
    const write = grace.getByRole('textbox', { name: 'Write to Ada' })
    await write.fill('Let us draw it.')
    await write.press('Enter')
    for (const page of [ada, linus]) await expect(page.getByText('Let us draw it.').first()).toBeVisible()
  })

  await test.step('both draw on one board', async () => {
    await command(grace, sessionId, { type: 'PresentChallenge', challengeId: 'lost-and-found' })
    for (const page of [ada, grace]) await expect(canvas(page)).toBeVisible()
    await Promise.all([drawBox(ada, [0.2, 0.2], [0.4, 0.4]), drawBox(grace, [0.6, 0.6], [0.8, 0.8])])
    for (const page of everybody) await expect.poll(async () => (await boardOnServer(page)).length).toBe(2)
  })

  await grace.getByRole('button', { name: 'End', exact: true }).click()
  await grace.getByRole('button', { name: 'End interview' }).click()
  for (const page of everybody) {
    await expect(page).not.toHaveURL(new RegExp(sessionId))
    await expect(page.getByText('Second of two halves.')).toBeVisible()
  }
  const second = new URL(ada.url()).searchParams.get('session') ?? ''
  await ada.getByRole('button', { name: 'Start the interview' }).click()
  const toHer = ada.getByRole('textbox', { name: 'Write to Grace' })
  await toHer.fill('Your turn.')
  await toHer.press('Enter')
  await expect(grace.getByText('Your turn.').first()).toBeVisible()
  await command(ada, second, { type: 'EndInterview' })

  await test.step('neither reads the other’s word before both are in', async () => {
    await judge(ada, 'Brave as a pangolin.')
    await expect(grace.getByRole('heading', { name: 'Rate the interview' })).toBeVisible()
    expect(toGrace() + toLinus()).not.toContain('pangolin')
    await rate(grace, 'Kind as a wombat.')
    await expect(grace.getByText('Both have been sent')).toBeVisible()
    await expect(ada.getByText('Kind as a wombat.')).toBeVisible()
    for (const page of [ada, grace]) await page.getByRole('link', { name: 'Go to the first half' }).click()
    await rate(ada, 'Patient as an axolotl.')
    await expect(ada.getByText('Hidden until both are sent')).toBeVisible()
    expect(toGrace() + toLinus()).not.toContain('axolotl')
    await judge(grace, 'Calm as a narwhal.')
    await expect(ada.getByText('Both have been sent')).toBeVisible()
    await expect(grace.getByText('Patient as an axolotl.')).toBeVisible()
  })

  for (const page of [ada, grace]) {
    await page.getByRole('link', { name: 'Scorecard and replay' }).click()
    await expect(page.getByText('Calm as a narwhal.').first()).toBeVisible()
    await slider(page).press('End')
  }
  await expect(grace.getByText('Your note: A quokka of a solution.').first()).toBeVisible()
  await expect(ada.getByText('quokka')).toHaveCount(0)
  // Make sure that the recordings really are of these rooms, by looking for things everyone may see.
  for (const told of [toAda(), toLinus()]) {
    for (const word of ['Let us draw it.', '#bbbbbbbbbb']) expect(told).toContain(word)
    for (const secret of ['quokka', 'PrivateNoteWritten']) expect(told, secret).not.toContain(secret)
  }
  expect(toLinus()).not.toMatch(/pangolin|wombat|axolotl|narwhal/)
  expect(toGrace()).toContain('quokka')
  await Promise.all(everybody.map((page) => page.context().close()))
})

test('three people share one room over two engines, and one of them dies while they type', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: engines.url })
  const host = await context.newPage()
  const { sessionId, candidate, interviewer, close } = await openMock(host, browser, {
    interviewStage: 'take_home_assessment',
  })
  const observer = await joinAsGuest(browser, await inviteLink(candidate, sessionId, 'observer'), 'Linus')
  await interviewer.getByRole('button', { name: 'Start the interview' }).click()
  for (const page of [candidate, interviewer, observer]) await expect(editor(page)).toBeVisible()

  await Promise.all([
    typeAt(candidate, 'Home', '#aaaaaaaaaaaaaaaaaaaa '),
    typeAt(interviewer, 'End', ' #bbbbbbbbbbbbbbbbbbbb'),
  ])
  await expectShared([candidate, interviewer, observer], ['#aaaaaaaaaaaaaaaaaaaa ', ' #bbbbbbbbbbbbbbbbbbbb'])

  await candidate.getByRole('button', { name: 'Run', exact: true }).click()
  for (const page of [candidate, interviewer, observer])
    await expect(page.getByRole('region', { name: 'Results' })).toContainText(/Crashed|Wrong answer/)

  await Promise.all([
    typeAt(candidate, 'Home', '#cccccccccccccccccccc '),
    typeAt(interviewer, 'End', ' #dddddddddddddddddddd'),
    engines.killSecond(),
  ])
  await expectShared([candidate, interviewer, observer], ['#cccccccccccccccccccc ', ' #dddddddddddddddddddd'])

  const toAda = interviewer.getByRole('textbox', { name: 'Write to Ada' })
  await toAda.fill('What does it cost?')
  await toAda.press('Enter')
  for (const page of [candidate, observer]) await expect(page.getByText('What does it cost?').first()).toBeVisible()
  await interviewer.getByRole('button', { name: 'End', exact: true }).click()
  await interviewer.getByRole('button', { name: 'End interview' }).click()
  await expect(candidate.getByRole('heading', { name: 'Rate the interview' })).toBeVisible()
  await expect(interviewer.getByRole('heading', { name: 'Your scorecard' })).toBeVisible()
  await close()
  await observer.context().close()
  await context.close()
})

async function expectShared(pages: readonly Page[], typed: readonly string[]): Promise<void> {
  // The editor renders spaces as non-breaking ones.
  for (const page of pages)
    for (const text of typed)
      await expect.poll(async () => (await textOf(page)).replaceAll('\u00a0', ' ')).toContain(text.trim())
  expect(new Set(await Promise.all(pages.map(textOf))).size).toBe(1)
}
