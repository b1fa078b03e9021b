import AxeBuilder from '@axe-core/playwright'
import { loadSpoken } from '@greenroom/shared/content'
import { expect, type Page, test } from '@playwright/test'
import { haveAccount } from './testing/candidate.ts'

const decks = loadSpoken().decks?.all() ?? []

async function startDeck(page: Page) {
  const created = await page.request.post('/api/sessions', {
    data: {
      mode: 'ai',
      assessmentType: 'truth_or_despair',
      contentDomain: 'tech_interview_prep',
      programmingLanguage: 'python',
      settings: { timeLimitInMinutes: 20 },
    },
  })
  const { sessionId } = (await created.json()) as { sessionId: string }
  await page.goto(`/app/mockInterview?session=${sessionId}`)
  await expect(page.getByText('three strikes end the round', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const standing = page.getByText(/Statement 1 of \d+$/)
  await expect(standing).toBeVisible({ timeout: 30_000 })
  const title = (await standing.innerText()).split('. Statement')[0]
  const deck = decks.find((each) => each.title === title)
  if (deck === undefined) throw new Error(`no deck is called ${title}`)
  return deck.statements
}

/** Catches a deck that miscounts, loses its position on a reload, or reveals an answer too early. */
test('truth or despair is answered by keyboard, three strikes end it, and the summary says why', async ({ page }) => {
  await haveAccount(page)
  const statements = await startDeck(page)
  const putIs = (index: number) =>
    expect(page.getByText(statements[index]?.statement ?? '', { exact: true })).toBeVisible({ timeout: 30_000 })
  const key = (index: number, isRight: boolean) => (statements[index]?.isTrue === isRight ? 't' : 'f')

  await putIs(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose true or false first.')).toBeVisible()
  await page.keyboard.press(key(0, true))
  await page.keyboard.press('3')
  await expect(page.getByRole('button', { name: 'Sure, 95%' })).toHaveAttribute('aria-pressed', 'true')
  const violations = (await new AxeBuilder({ page }).analyze()).violations
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.keyboard.press('Enter')
  await putIs(1)
  await expect(page.getByText('Right.', { exact: true })).toBeVisible()
  await expect(page.getByText(statements[0]?.why ?? '', { exact: false })).toBeVisible()
  await expect(page.getByText('No strikes', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Pass', exact: true }).dblclick()
  await putIs(2)
  await expect(page.getByText('Passed.', { exact: true })).toBeVisible()

  for (const [index, strikes] of [
    [2, 'One strike out of three'],
    [3, '2 strikes out of three'],
  ] as const) {
    await page.keyboard.press(key(index, false))
    await page.keyboard.press('Enter')
    await putIs(index + 1)
    await expect(page.getByText(strikes)).toBeVisible()
  }
  await page.reload()
  await putIs(4)
  await page.getByRole('textbox', { name: 'Why, in one sentence' }).fill('it is built like that inside')
  await page.getByRole('button', { name: key(4, false) === 't' ? 'True' : 'False', exact: true }).click()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Three wrong answers ended the round.')).toBeVisible()
  await expect(page.getByText('1 of 5 right.', { exact: false })).toBeVisible()
  await expect(page.getByText('because it is built like that inside', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the scorecard' })).toBeVisible()
})
