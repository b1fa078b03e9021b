import { paperListSchema, paperPaths, profilePaths } from '@greenroom/shared/wire'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'

const handIn = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
}
const cell = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Overview' }).getByRole('button', { name: new RegExp(`^Item ${number},`) })

/** Catches answers lost by a reload, a lost connection or the hand-in, and a drill that doesn't match the marks. */
test('a paper is taken over a reload and a lost connection, marked, and its mistakes are drilled', async ({
  page,
  context,
}) => {
  await haveAccount(page)
  await page.goto('/app/papers')
  await expectAccessible(page, 'the papers')
  await page.getByRole('button', { name: 'Open paper' }).dblclick()
  await page.getByRole('button', { name: 'Start part 1' }).click()
  await expectAccessible(page, 'a calculation')
  await page.getByLabel('Your answer').fill('12,5')
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your answer')).toHaveValue('12,5')
  await expect(cell(page, 1)).toHaveAccessibleName('Item 1, answered')

  await context.setOffline(true)
  await cell(page, 2).click()
  await page.getByLabel('Your answer').fill('7')
  await page.getByRole('button', { name: 'Flag', exact: true }).click()
  await expect(page.getByText('Offline. Your answers are safe on this device.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 15_000 })
  // The reload returns to the open item, with everything that was answered and flagged offline.
  await page.reload()
  await expect(page.getByLabel('Your answer')).toHaveValue('7')
  await expect(cell(page, 2)).toHaveAccessibleName('Item 2, answered, flagged')
  await handIn(page)

  await page.getByRole('button', { name: 'Start part 2' }).click()
  await page.getByRole('radio').first().check()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await handIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Paper 1: your marks' })).toBeVisible()
  await expectAccessible(page, 'the marks')
  await expect(page.getByText('12,5').first()).toBeVisible()

  await page.getByRole('link', { name: 'Start drill' }).click()
  const left = page.getByText(/\d+ questions left/)
  const before = Number.parseInt((await left.textContent()) ?? '', 10)
  const [radios, number] = [page.getByRole('radio'), page.getByRole('textbox', { name: 'Your answer' })]
  await expect(radios.or(number).first()).toBeVisible()
  if ((await radios.count()) > 0) await radios.first().check()
  else await number.fill('0')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Right answer')).toBeVisible()
  await expectAccessible(page, 'a drilled question')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(left).toHaveText(`${before - 1} questions left`)
})

/** Catches a question, a calculator or a hand-in that needs a mouse. */
test('a part is taken by keyboard alone, with extra time', async ({ page }) => {
  await haveAccount(page)
  await page.request.patch(profilePaths.profile, { data: { extraTimePercent: 25 } })
  const { format } = paperListSchema.parse(await (await page.request.get(paperPaths.papers)).json())
  const minutes = format?.parts[0]?.next.minutes ?? 0
  await page.goto('/app/papers')
  await page.getByRole('button', { name: 'Open paper' }).press('Enter')
  await expect(page.getByText('Includes your 25% extra time.')).toBeVisible()
  await page.getByRole('button', { name: 'Start part 1' }).press('Enter')
  const [seconds = 0, rest = 0, hours = 0] = ((await page.getByRole('timer').textContent()) ?? '')
    .split(':')
    .map(Number)
    .reverse()
  const left = hours * 60 + rest + seconds / 60
  expect(left).toBeGreaterThan(minutes - 1)
  expect(left).toBeLessThanOrEqual(minutes)
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('c')
  const calculator = page.getByRole('textbox', { name: 'Calculator' })
  await calculator.focus()
  await page.keyboard.type('21/(200/60)')
  await page.keyboard.press('Enter')
  await expect(calculator).toHaveValue('6.3')
  await page.keyboard.press('Escape')
  await expect(calculator).toHaveCount(0)
  await page.getByLabel('Your answer').focus()
  await page.keyboard.type('6.3')
  await page.keyboard.press('Enter')
  await expect(cell(page, 2)).toHaveAttribute('aria-current', 'step')
  await page.keyboard.press('f')
  await expect(cell(page, 2)).toHaveAccessibleName('Item 2, unanswered, flagged')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByLabel('Your answer')).toHaveValue('6.3')
  await page.getByRole('banner').getByRole('button', { name: 'Hand in' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('1 is flagged.')
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).press('Enter')
  await page.getByRole('button', { name: 'Start part 2' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('b')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.getByRole('banner').getByRole('button', { name: 'Hand in' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Paper 1: your marks' })).toBeVisible()
})

/** Catches a page that a phone can't use: things out of reach, or covered by the footer. */
test('a phone takes a paper to its marks: a calculation, a set with its options, the overview in a drawer', async ({
  page,
}) => {
  const expectToFit = async (what: string) => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, what).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await haveAccount(page)
  await page.goto('/app/papers')
  await page.getByRole('button', { name: 'Open paper' }).click()
  await page.getByRole('button', { name: 'Start part 1' }).click()
  await page.getByLabel('Your answer').fill('7')
  await page.getByRole('button', { name: 'Calculator' }).click()
  await expect(page.getByRole('textbox', { name: 'Calculator' })).toBeInViewport()
  await page.getByRole('button', { name: 'Close calculator' }).click()
  await page.getByRole('button', { name: 'Flag', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 })
  await expectToFit('a calculation')
  await handIn(page)
  await page.getByRole('button', { name: 'Start part 2' }).click()
  await page.getByRole('button', { name: 'Overview' }).click()
  await page.getByRole('navigation', { name: 'Overview' }).getByRole('button').last().click()
  const options = page.getByRole('region', { name: 'Options' })
  await expect(options).toBeVisible()
  await page.getByRole('radio', { name: /^A:/ }).last().check()
  await expect(page.getByText(/^\d\d:\d\d$/).first()).toBeVisible()
  await expectAccessible(page, 'a set on a phone')
  await expectToFit('a set')
  await handIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Paper 1: your marks' })).toBeVisible()
  await expectToFit('the marks')
  await page.getByRole('link', { name: 'Start drill' }).click()
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
  await expectToFit('the drill')
})
