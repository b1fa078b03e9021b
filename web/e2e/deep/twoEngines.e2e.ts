import { invitePaths, urlOf } from '@greenroom/shared/wire'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { joinAsGuest, openMock } from '../testing/mock.ts'
import { startTwoEngines, type TwoEngines } from '../testing/twoEngines.ts'
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

async function observerOf(browser: Browser, host: Page, sessionId: string): Promise<Page> {
  const made = await host.request.post(urlOf(invitePaths.invites, { id: sessionId }), { data: { role: 'observer' } })
  const { link } = (await made.json()) as { link: string }
  return joinAsGuest(browser, link, 'Linus')
}

test('three people share one room over two engines, and one of them dies while they type', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: engines.url })
  const host = await context.newPage()
  const { sessionId, candidate, interviewer, close } = await openMock(host, browser, {
    interviewStage: 'take_home_assessment',
  })
  const observer = await observerOf(browser, candidate, sessionId)
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
  // The editor renders its spaces as non-breaking ones.
  for (const page of pages)
    for (const text of typed)
      await expect.poll(async () => (await textOf(page)).replaceAll('\u00a0', ' ')).toContain(text.trim())
  expect(new Set(await Promise.all(pages.map(textOf))).size).toBe(1)
}
