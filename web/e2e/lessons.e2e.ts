import { lessonPaths, urlOf } from '@greenroom/shared/wire'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { type Account, haveAccount } from './testing/candidate.ts'

const lesson = '/app/learning/courses?course=interview-basics&lesson=being-the-machine'
const rights = [/You follow a concrete input/, /ends without a space/, /Try the case that failed/, /One small ordinary/]

async function answer(page: Page, number: number, option: RegExp): Promise<void> {
  await page.getByRole('radio', { name: option }).check()
  await page.getByRole('button', { name: `Check answer ${number}` }).click()
}

const charges = async ({ request }: Page): Promise<number> => (await (await request.get('/api/learner')).json()).charges

async function elsewhere(browser: Browser, { email, password }: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const signedIn = await page.request.post('/api/auth/sign-in/email', { data: { email, password } })
  expect(signedIn.ok(), await signedIn.text()).toBe(true)
  return page
}

/** Catches code that isn't run, a lost note, a check that reveals too much, and a charge earned twice. */
test('a lesson is read, its program run, its checks answered, and it is finished', async ({ page, browser }) => {
  test.slow()
  const account = await haveAccount(page)
  await page.goto('/app/learning')
  await page.getByRole('link', { name: 'See the courses' }).click()
  await page.getByRole('link', { name: 'Start The coding interview from the first minute' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Before the first line' })).toBeVisible()
  await page
    .getByRole('navigation', { name: /first minute/ })
    .getByRole('link', { name: /Being the machine/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Being the machine' })).toBeFocused()
  await expect(page.getByText('Automated tests: not enough evidence yet.')).toBeVisible()

  await test.step('its program runs, and is mended', async () => {
    const program = page.getByRole('region', { name: 'Python, program 1' })
    await program.getByRole('button', { name: 'Run' }).click()
    await expect(program.getByText('That’s not the right output yet.')).toBeVisible({ timeout: 20_000 })
    const code = program.getByRole('textbox')
    const mended = (await code.inputValue()).replace(
      /moves = list\(.*\)/,
      'moves = [(a, b) for a, b in zip(stops, stops[1:]) if a != b]',
    )
    await code.fill(mended)
    await expect(program.getByText('Run the program to see what it prints now.')).toBeVisible()
    await code.press("Control+'")
    await expect(program.getByText('That’s the right output.')).toBeVisible({ timeout: 20_000 })
    await page.reload()
    await expect(code).toHaveValue(mended)
    await program.getByRole('button', { name: 'Reset' }).click()
    await expect(code).not.toHaveValue(mended)
  })

  await test.step('a check is answered wrong, then right', async () => {
    await page.getByRole('button', { name: 'Finish lesson' }).click()
    await expect(page.getByText('Answer 4 quick checks first.')).toBeVisible()
    await answer(page, 1, /It is done aloud/)
    await expect(page.getByText('Not quite. Reading can be done aloud as well')).toBeVisible()
    await expect(page.getByText('So what the program does can differ')).toHaveCount(0)
    for (const [index, right] of rights.entries()) await answer(page, index + 1, right)
    await expect(page.getByText('Right.')).toHaveCount(4)
    await expectAccessible(page, 'a lesson')
  })

  await test.step('a note is kept over a reload and in a second browser, and neither overwrites the other', async () => {
    await page.getByRole('button', { name: 'Write a note' }).click()
    const note = page.getByRole('textbox', { name: 'Your note on this lesson' })
    await note.fill('Ask what falls into *else*.')
    await expect(page.getByText('Saved. Only you can see this note.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('emphasis').filter({ hasText: 'else' }).last()).toBeVisible()
    const other = await elsewhere(browser, account)
    await other.goto(lesson)
    await expect(other.getByText('Ask what falls into')).toBeVisible()
    await other.getByRole('button', { name: 'Edit your note' }).click()
    await page.getByRole('button', { name: 'Edit your note' }).click()
    await note.fill('Mine.')
    await expect(page.getByText('Saved. Only you can see this note.')).toBeVisible()
    await other.getByRole('textbox', { name: 'Your note on this lesson' }).fill('Theirs.')
    await expect(other.getByText('This note was changed in another tab or on another device.')).toBeVisible()
    await other.getByRole('button', { name: 'Keep mine' }).click()
    await expect(other.getByText('Saved. Only you can see this note.')).toBeVisible()
    await other.context().close()
    await page.reload()
    await expect(page.getByText('Theirs.')).toBeVisible()
  })

  await test.step('it is finished, and earns one charge however often it is pressed', async () => {
    await page.getByRole('button', { name: 'Bookmark' }).click()
    const before = await charges(page)
    await page.getByRole('button', { name: 'Finish lesson' }).dblclick()
    await expect(page.getByText('Lesson finished. You earned a power-up charge.')).toBeVisible()
    const again = urlOf(lessonPaths.finish, { courseId: 'interview-basics', lessonId: 'being-the-machine' })
    expect((await page.request.post(again)).ok()).toBe(true)
    expect(await charges(page)).toBe(before + 1)
    await page.getByRole('link', { name: /^Next: / }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Stuck, and the last five minutes' })).toBeVisible()
  })

  await page.goto('/app/learning/courses')
  await page.getByText('In progress', { exact: true }).click()
  await expect(page.getByText('1 of 5')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Doses and concentrations' })).toHaveCount(0)
  await expectAccessible(page, 'the courses')
  await page.goto('/app/learning')
  await expect(page.getByText('Continue where you left off')).toBeVisible()
  // The check that was answered wrongly at first.
  await expect(page.getByRole('link', { name: 'Review now' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Being the machine' })).toHaveCount(2)
  await expectAccessible(page, 'my learning')
})

/** Catches a locked lesson that can be read anyway, and a practice link that leads nowhere. */
test('a locked lesson can’t be had, and what a lesson offers to practise opens', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/app/learning/courses?course=complexity-you-can-defend&lesson=how-often-in-all')
  await expect(page.getByText('Included in every paid plan.')).toBeVisible()
  const ref = { courseId: 'complexity-you-can-defend', lessonId: 'how-often-in-all' }
  expect((await page.request.get(urlOf(lessonPaths.lesson, ref))).status()).toBe(403)

  await page.goto('/app/learning/courses?course=doses-and-concentrations&lesson=diluting-and-mixing')
  await page.getByRole('button', { name: /^Try it: / }).click()
  await page.getByLabel('Your answer').fill('x')
  await page.getByRole('button', { name: 'Check answer', exact: true }).click()
  await expect(page.getByText('Enter one number, such as 12.5.')).toBeVisible()
  await page.getByLabel('Your answer').fill('123456')
  await page.getByRole('button', { name: 'Check answer', exact: true }).click()
  await expect(page.getByText(/Not quite\. The answer is/)).toBeVisible()

  await page.goto('/app/learning/courses?course=interview-basics&lesson=stuck-and-the-last-five-minutes')
  await page.getByRole('button', { name: /^Answer it: / }).click()
  await expect(page).toHaveURL(/aiInterview\?session=/)
})
