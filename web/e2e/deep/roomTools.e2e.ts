import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../testing/accessible.ts'
import {
  interviewerMessages,
  interviewerSpoke,
  ownMessages,
  signUp,
  startInterview,
  writeCode,
} from '../testing/candidate.ts'
import { answersTo } from '../testing/content.ts'
import { openInterview } from '../testing/heldInterview.ts'

const composer = (page: Page) => page.getByRole('textbox', { name: 'Answer the interviewer' })

test('thinking, private notes, shortcuts and a second tab', async ({ page, context }) => {
  await signUp(page)
  await startInterview(page)
  await page.getByRole('button', { name: 'I’m thinking' }).click()
  await interviewerSpoke(page, 2)
  const thinking = page.getByRole('button', { name: /^Thinking, [12]:\d\d$/ })
  await expect(thinking).toBeVisible()
  await thinking.click()
  await expect(page.getByRole('button', { name: 'I’m thinking' })).toBeVisible()

  await page.keyboard.press('Alt+4')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('textbox', { name: 'Private notes' }).fill('ask about empty input')
  const told: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => told.push(String(payload))))
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Private notes' })).toHaveValue('ask about empty input')
  expect(told.join('')).not.toContain('ask about empty input')

  await page.locator('.monaco-editor .view-lines').waitFor()
  await page.keyboard.press('Alt+2')
  await expect(composer(page)).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.locator('.monaco-editor').first()).toHaveClass(/focused/)
  await page.keyboard.press('Shift+F6')
  await expect(composer(page)).toBeFocused()
  // The first example stays visible, however far down the text it is.
  const example = page.getByRole('region', { name: 'Problem' }).locator('dl').first()
  await expect(example).toBeInViewport({ ratio: 0.9 })
  const divider = page.getByRole('separator', { name: 'Width of problem and chat' })
  await divider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(divider).toHaveAttribute('aria-valuenow', '35')

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('This interview is also open in another tab.')).toBeVisible()
  await expect(other.getByRole('separator', { name: 'Width of problem and chat' })).toHaveAttribute(
    'aria-valuenow',
    '35',
  )
  await expect(page.getByText('This interview is also open in another tab.')).toHaveCount(0)
  await page.close()
  await expect(other.getByText('This interview is also open in another tab.')).toHaveCount(0)
})

test('requests to the interviewer are in a menu with prices, and stay in room and replay', async ({ page }) => {
  await signUp(page)
  const { hints } = answersTo(await startInterview(page))
  const menu = page.getByRole('button', { name: 'Ask the interviewer' })
  const item = (name: RegExp) => page.getByRole('menuitem', { name })
  const asked = page.getByRole('listitem').filter({ hasText: /^You asked: / })

  await composer(page).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(item(/^I’m stuck/)).toContainText('Hint 1 of 5: no effect on the score.')
  await expect(item(/^Look at my code/)).toHaveAttribute('aria-disabled', 'true')
  await expect(item(/^Look at my code/)).toContainText('Write some code first.')
  await expectAccessible(page, 'what to ask the interviewer for')
  await item(/^Look at my code/).click({ force: true })
  await expect(item(/^Look at my code/)).toBeVisible()
  await item(/^I’m stuck/).focus()
  await page.keyboard.press('Enter')
  await expect(asked).toHaveCount(1)
  await interviewerSpoke(page, 2)
  await expect(interviewerMessages(page).last()).toContainText((hints[0] ?? '').slice(0, 30))

  await page.reload()
  await expect(asked).toHaveCount(1)
  await expect(asked).toContainText('I’m stuck')
  await page.setViewportSize({ width: 360, height: 740 })
  await menu.click()
  await expect(item(/^I’m stuck/)).toContainText('Hint 2 of 5')
  for (const name of [/^I’m stuck/, /^Look at my code/]) await expect(item(name)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  await composer(page).fill('Is the input sorted?')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Code', exact: true }).click()
  await page.getByRole('tab', { name: /^Chat ?, new$/ }).click()
  await expect(page.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible()
  await interviewerSpoke(page, 3)

  await page.getByRole('button', { name: 'Interview menu' }).click()
  await page.getByRole('menuitem', { name: 'End interview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End interview' }).click()
  await page.getByRole('link', { name: 'See the scorecard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /hire|decide/i })).toBeVisible({ timeout: 30_000 })
  await page.setViewportSize({ width: 1280, height: 800 })
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation).toContainText('used a button to ask')
  await expect(conversation).toContainText('I’m stuck')
})

test('an exam says why the interviewer can’t be asked for help', async ({ page }) => {
  await signUp(page)
  const { sessionId } = await openInterview(page.request, { exam: true })
  await page.goto(`/app/aiInterview?session=${sessionId}`)
  await page.getByRole('button', { name: 'Ask the interviewer' }).click()
  await expect(page.getByText('This is an exam: no hints, no coach.')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /^I’m stuck/ })).toHaveAttribute('aria-disabled', 'true')
})

test('offline the page lists what is waiting, and says that a text is too long before it is lost', async ({
  page,
  context,
}) => {
  await signUp(page)
  await startInterview(page)
  await composer(page).fill('x'.repeat(8_020))
  await expect(page.getByText('Your message is 20 characters too long.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await writeCode(page, '# saved\n')
  await context.setOffline(true)
  await expect(page.getByText('Reconnecting. What you’ve typed is safe.')).toBeVisible({ timeout: 30_000 })
  await composer(page).fill('Sent while offline')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 message waiting to send.')).toBeVisible()
  await context.setOffline(false)
  await interviewerSpoke(page, 2)
  await expect(ownMessages(page)).toHaveCount(1)
})

test('a phone’s screen has everything, large enough for fingers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 1200, height: 740 }, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await signUp(page)
  await startInterview(page)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const part of ['Problem', 'Chat', 'Code', 'Coach']) {
    await page.getByRole('tab', { name: part, exact: true }).first().click()
    const { tooSmall, overflow } = await page.evaluate(() => ({
      tooSmall: [...document.querySelectorAll<HTMLElement>('button, [role="tab"], textarea, select, summary')]
        .filter((each) => each.offsetParent !== null && each.closest('.monaco-editor, [aria-hidden="true"]') === null)
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 39.5)
        .map(({ each, box }) => `${each.getAttribute('aria-label') ?? each.textContent}: ${Math.round(box.height)}`),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    expect(tooSmall, part).toEqual([])
    expect(overflow, part).toBe(0)
  }
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'Private notes' }).fill('kept')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(composer(page)).toBeVisible()
  await context.close()
})
