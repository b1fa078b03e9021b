import { expect, test } from '@playwright/test'
import { boardOnServer, canvas, design, dragOver, drawBox, openList } from '../testing/designRoom.ts'
import { openMock } from '../testing/mock.ts'

test('two people draw on one board at once, each undoes their own strokes, and the interviewer can lock it', async ({
  page,
  browser,
}) => {
  const settings = { timeLimitInMinutes: 60, candidateExperienceLevel: 'senior', interviewStage: 'on_site' }
  const { candidate, interviewer, close } = await openMock(page, browser, settings, { assessmentType: 'system_design' })
  await interviewer.setViewportSize({ width: 1440, height: 900 })
  await interviewer.getByRole('button', { name: 'Start the interview' }).click()
  for (const each of [candidate, interviewer]) await expect(canvas(each)).toBeVisible()

  await Promise.all([drawBox(candidate, [0.2, 0.2], [0.4, 0.4]), drawBox(interviewer, [0.6, 0.6], [0.8, 0.8])])
  await expect.poll(async () => (await boardOnServer(candidate)).length).toBe(2)
  // The name appears on the canvas and in the bar above it.
  await expect(design(candidate).getByRole('button', { name: 'Follow Grace' })).toBeVisible()

  // A box is visible while still being drawn, before the pointer is released.
  await openList(candidate)
  const rows = candidate.getByRole('textbox', { name: /^Label for box/ })
  await expect(rows).toHaveCount(2)
  const area = await canvas(interviewer).boundingBox()
  if (area === null) throw new Error('the canvas is not shown')
  const at = (x: number, y: number) => [area.x + area.width * x, area.y + area.height * y] as const
  await design(interviewer).getByRole('button', { name: 'Box', exact: true }).click()
  await interviewer.mouse.move(...at(0.5, 0.2))
  await interviewer.mouse.down()
  await interviewer.mouse.move(...at(0.55, 0.25))
  await interviewer.mouse.move(...at(0.6, 0.3))
  await expect(rows).toHaveCount(3)
  await candidate.getByText('Canvas', { exact: true }).click()
  // The other person's strokes don't pull the shape out from under the pointer.
  await drawBox(candidate, [0.2, 0.6], [0.4, 0.8])
  await interviewer.mouse.move(...at(0.7, 0.4))
  await interviewer.mouse.up()
  await expect.poll(async () => (await boardOnServer(candidate)).length).toBe(4)
  await design(candidate).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await boardOnServer(candidate)).length).toBe(3)
  await design(interviewer).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await boardOnServer(candidate)).length).toBe(2)

  await interviewer.getByRole('button', { name: 'Lock board' }).click()
  await expect(candidate.getByText('Locked by the interviewer.')).toBeVisible()
  await expect(design(candidate).getByRole('toolbar', { name: 'Drawing tools' })).toHaveCount(0)
  await interviewer.getByRole('button', { name: 'Unlock board' }).click()
  await expect(design(candidate).getByRole('toolbar', { name: 'Drawing tools' })).toBeVisible()
  await design(candidate).getByRole('button', { name: 'Box', exact: true }).click()
  await dragOver(candidate, [0.45, 0.45], [0.55, 0.55])
  await expect.poll(async () => (await boardOnServer(interviewer)).length).toBe(3)
  await close()
})
