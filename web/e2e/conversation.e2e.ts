import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount, interviewerMessages, interviewerSpoke, ownMessages, say } from './testing/candidate.ts'
import { openInterview } from './testing/heldInterview.ts'
import { openTool } from './testing/toolsPane.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Answer the interviewer' })
const problem = (page: Page) => page.getByRole('region', { name: 'Problem' })

/** Opens a phone round that starts with a spoken question and ends with a coding question. */
async function openCall(page: Page): Promise<string> {
  const { sessionId } = await openInterview(page.request, {
    programmingLanguage: 'python',
    challengeId: 'answers-in-the-wrong-order',
    settings: { interviewStage: 'telephone', timeLimitInMinutes: 45 },
  })
  return `/app/aiInterview?session=${sessionId}`
}

/**
 * Catches a spoken question shown with an editor, an answer field without focus, and a next step that needs a mouse.
 */
test('a spoken question is a conversation, by keyboard alone, and the coding question after it has its editor', async ({
  page,
}) => {
  await haveAccount(page)
  await page.goto(await openCall(page))
  await expect(field(page)).toBeFocused()
  await expect(page.locator('.monaco-editor')).toHaveCount(0)
  await expect(problem(page)).toContainText('Bern, Bergen and Bergamo')
  const column = await problem(page).getByRole('heading', { level: 2 }).boundingBox()
  const box = await page
    .locator('form')
    .filter({ has: field(page) })
    .boundingBox()
  // Centred in the window, whatever is to its right, and everything shares one left edge.
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe((page.viewportSize()?.width ?? 0) / 2)
  expect(column?.x).toBe(box?.x)

  await page.keyboard.press('Alt+1')
  await page.keyboard.press('Enter')
  await expect(problem(page)).not.toContainText('Bern, Bergen and Bergamo')
  await expect(problem(page)).toContainText('How does that come about, and how would you repair it?')
  await page.reload()
  await expect(problem(page)).not.toContainText('Bern, Bergen and Bergamo')
  await page.keyboard.press('Alt+2')
  await say(page, 'An older request can be answered last, and the page paints whatever comes last.')
  await expect(field(page)).toBeFocused()
  await openTool(page, 'Notes')
  await page.getByRole('textbox', { name: 'Private notes' }).fill('ask about retries')
  await expectAccessible(page, 'a conversation with notes')

  if (await page.getByRole('button', { name: 'I’m finished' }).isVisible()) {
    const before = await interviewerMessages(page).count()
    await page.keyboard.press('ControlOrMeta+Shift+Enter')
    await interviewerSpoke(page, before + 1)
  }
  await expect(page.getByRole('button', { name: 'Skip question' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await expect(page.locator('.monaco-editor .view-lines')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Done coding' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Private notes' })).toHaveValue('ask about retries')
})

/** Catches a reply that appears the moment Enter is pressed, and a pause despite reduced motion. */
test('the page shows typing before a reply, until the candidate writes again, and never under reduced motion', async ({
  page,
}) => {
  await haveAccount(page)
  const address = await openCall(page)
  await page.clock.install()
  await page.goto(address)
  await interviewerSpoke(page, 1)
  const typing = page.getByRole('region', { name: 'Conversation' }).getByText('typing…')
  const told = async (count: number) => {
    const sessionId = new URL(page.url()).searchParams.get('session')
    const { session } = await (await page.request.get(`/api/sessions/${sessionId}`)).json()
    return session.messages.filter(({ sender }: { sender: string }) => sender === 'interviewer').length >= count
  }

  await page.clock.pauseAt(Date.now() + 2_000)
  await field(page).fill('Could you read me the question again?')
  await page.keyboard.press('Enter')
  await expect.poll(() => told(2)).toBe(true)
  await expect(ownMessages(page)).toHaveCount(1)
  await expect(typing).toBeVisible()
  await expect(interviewerMessages(page)).toHaveCount(1)
  await page.clock.runFor(1_200)
  await expect(interviewerMessages(page)).toHaveCount(2)

  await field(page).fill('How long do we have?')
  await page.keyboard.press('Enter')
  await expect.poll(() => told(3)).toBe(true)
  await expect(typing).toBeVisible()
  await field(page).pressSequentially('A')
  await expect(interviewerMessages(page)).toHaveCount(3)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await field(page).fill('May I take notes?')
  await page.keyboard.press('Enter')
  await expect(interviewerMessages(page)).toHaveCount(4)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a phone’s screen there are no tabs, but everything is there (${colorScheme})`, async ({
    browser,
    baseURL,
  }) => {
    const viewport = { width: 360, height: 740 }
    const context = await browser.newContext({ colorScheme, viewport, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await haveAccount(page)
    await page.goto(await openCall(page))
    await interviewerSpoke(page, 1)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await say(page, 'An older request can be answered last.')
    // The problem folds after the first answer, and can be reopened.
    await expect(problem(page)).not.toContainText('Bergamo')
    await problem(page).getByRole('button').click()
    await expect(problem(page)).toContainText('Bergamo')
    await problem(page).getByRole('button', { name: 'Fold' }).click()
    await expectAccessible(page, 'the conversation')
    const { tooSmall, overflow } = await page.evaluate(() => ({
      tooSmall: [...document.querySelectorAll<HTMLElement>('button, textarea')]
        .filter((each) => each.offsetParent !== null && each.closest('[aria-hidden="true"]') === null)
        .filter((each) => each.getBoundingClientRect().height < 39.5)
        .map((each) => each.getAttribute('aria-label') ?? each.textContent),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    expect({ tooSmall, overflow }).toEqual({ tooSmall: [], overflow: 0 })
    const notes = page.getByRole('button', { name: 'Notes', exact: true })
    await notes.click()
    await page.getByRole('textbox', { name: 'Private notes' }).fill('kept')
    await expectAccessible(page, 'the notes')
    await expect(field(page)).toBeHidden()
    await notes.click()
    await expect(field(page)).toBeVisible()
    await context.close()
  })
}
