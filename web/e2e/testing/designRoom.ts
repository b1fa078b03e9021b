import { expect, type Locator, type Page } from '@playwright/test'
import { interviewerSpoke } from './candidate.ts'

/** Starts a system design round, with whiteboard and conversation, in its own room. */
export async function startDesign(page: Page): Promise<void> {
  const created = await page.request.post('/api/sessions', {
    data: {
      mode: 'ai',
      assessmentType: 'system_design',
      contentDomain: 'tech_interview_prep',
      programmingLanguage: 'python',
      settings: { timeLimitInMinutes: 60, candidateExperienceLevel: 'senior', interviewStage: 'on_site' },
    },
  })
  const { sessionId } = (await created.json()) as { sessionId: string }
  await page.goto(`/app/aiInterview?session=${sessionId}`)
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await interviewerSpoke(page, 1)
}

export const design = (page: Page): Locator => page.getByRole('region', { name: 'Design' })
export const saved = (page: Page): Locator => page.getByText(/^Saved \d\d:\d\d:\d\d$/)
export const canvas = (page: Page): Locator => design(page).locator('canvas.interactive')

export async function openList(page: Page): Promise<void> {
  await design(page).getByText('List of shapes', { exact: true }).click()
}

export async function addInList(page: Page, words: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a shape' })
  await form.getByRole('textbox', { name: 'Label', exact: true }).fill(words)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: `Label for ${words}` })).toBeVisible()
}

/** Draws a box from one point on the canvas to another, in fractions of its size. */
export async function drawBox(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const box = design(page).getByRole('button', { name: 'Box', exact: true })
  await expect(canvas(page)).toBeVisible()
  await box.click()
  await expect(box).toHaveAttribute('aria-pressed', 'true')
  await dragOver(page, from, to)
}

/** Drags the current tool from one point on the canvas to another, in fractions of its size. */
export async function dragOver(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const area = await canvas(page).boundingBox()
  if (area === null) throw new Error('the canvas is not shown')
  const at = ([x, y]: [number, number]) => [area.x + area.width * x, area.y + area.height * y] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]))
  await page.mouse.move(...at(to))
  await page.mouse.up()
}

export async function boardOnServer(page: Page): Promise<{ type: string; originalText?: string }[]> {
  const sessionId = new URL(page.url()).searchParams.get('session')
  const answer = await page.request.get(`/api/sessions/${sessionId}`)
  const { session } = (await answer.json()) as {
    session: { question: { board: { type: string; originalText?: string }[] } }
  }
  return session.question.board
}
