import type { BoardElement } from '@greenroom/shared/session'
import { expect, type Page, test } from '@playwright/test'
import { boxAt, words } from '../../src/session/testing/sampleBoard.ts'
import { expectAccessible } from '../testing/accessible.ts'
import { signUp } from '../testing/candidate.ts'
import { openInterview } from '../testing/heldInterview.ts'

const replay = (page: Page) => page.getByRole('region', { name: 'Replay' })
const quoteOf = (page: Page, text: RegExp) => page.getByRole('button').filter({ hasText: text, visible: true }).first()
const mark = (page: Page) => replay(page).locator('[data-marked]').and(page.locator('rect'))
const pane = (page: Page, name: string) => replay(page).getByText(name, { exact: true }).filter({ visible: true })

/** All our designs count this as a sign of reliability: a retry, or a checksum. */
const label = 'Retry queue with a checksum'
const note = 'Polling instead of a million open connections'

const labelled = (id: string, text: string, x: number, y: number): BoardElement[] => [
  boxAt(id, x, y),
  { ...words(`${id}-label`, text, id), x: x + 10, y: y + 30, width: 140 },
]

/** A design whose best parts were drawn and written but never mentioned, with one label of maximum length. */
async function holdDesign(page: Page): Promise<string> {
  const interview = await openInterview(page.request, {
    assessmentType: 'system_design',
    settings: { timeLimitInMinutes: 60, candidateExperienceLevel: 'senior', interviewStage: 'on_site' },
  })
  const { command, say, until, end, sessionId } = interview
  await command({ type: 'SaveBoard', changed: labelled('client', 'Client', 0, 0), removed: [] })
  await command({ type: 'SaveBoard', changed: labelled('queue', label, 400, 200), removed: [] })
  const longest = words('longest', 'a very long label '.repeat(200), null)
  await command({ type: 'SaveBoard', changed: [{ ...longest, x: 0, y: 400 }], removed: [] })
  const notes = `## Requirements\n\nEverybody can use it.\n\n## Estimates\n\n\n\n## API\n\n${note}`
  await command({ type: 'SaveCode', code: notes, programmingLanguage: 'python' })
  await say('I would look at it from the side of the people who use it every day, step by step.')
  await end()
  await until('the scorecard', (now) => now.phase === 'ENDED' && now.scorecard.status === 'completed')
  return sessionId
}

test('drawn and written parts are cited, and open the replay in their place', async ({ page }) => {
  await page.goto('/')
  await signUp(page)
  const sessionId = await holdDesign(page)
  await page.goto(`/app/scorecard?session=${sessionId}`)

  await test.step('a label opens the whiteboard at the moment it was drawn, and is framed', async () => {
    const quote = quoteOf(page, /Retry queue with a checksum/)
    await quote.press('Enter')
    await expect(quote).toHaveAttribute('aria-pressed', 'true')
    await expect(replay(page).getByRole('img', { name: 'Whiteboard' })).toBeVisible()
    await expect(mark(page)).toBeVisible()
    await expect(replay(page).getByText('a very long label')).toHaveCount(0)
    const at = new URL(page.url()).searchParams.get('at')
    expect(Number(at)).toBeGreaterThan(0)
  })

  await test.step('a note opens the notes at its line, and the whiteboard is a click away', async () => {
    await quoteOf(page, /Polling instead of/).click()
    const notes = replay(page).getByRole('region', { name: 'Notes at this point' })
    await expect(notes.locator('mark')).toHaveText(note)
    await pane(page, 'Whiteboard').click()
    await expect(notes).toBeHidden()
    await expect(replay(page).getByRole('img', { name: 'Whiteboard' })).toBeVisible()
    await expect(mark(page)).toBeHidden()
    await page.reload()
    await expect(replay(page).getByRole('img', { name: 'Whiteboard' })).toBeVisible()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`everything is accessible, in ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme })
      await quoteOf(page, /Retry queue with a checksum/).click()
      await expect(mark(page)).toBeVisible()
      await expectAccessible(page, 'a label of the whiteboard')
      await quoteOf(page, /Polling instead of/).click()
      await expectAccessible(page, 'the notes of a design')
    })
  }

  await test.step('360 px are enough, with the words below the work', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await quoteOf(page, /Retry queue with a checksum/).click()
    await expect(mark(page)).toBeVisible()
    await expect(replay(page).getByRole('region', { name: 'Conversation' })).toBeVisible()
    await pane(page, 'Notes').click()
    await expect(replay(page).getByRole('img', { name: 'Whiteboard' })).toBeHidden()
    await expect(replay(page).getByRole('region', { name: 'Notes at this point' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  await test.step('anybody with the link sees the same', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    // There was too little for a decision, so Share is in the menu.
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    await page.goto(await page.getByRole('textbox', { name: 'Link' }).inputValue())
    await quoteOf(page, /Retry queue with a checksum/).click()
    await expect(mark(page)).toBeVisible()
  })
})
