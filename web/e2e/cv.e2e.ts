import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cvPaths, ownCvSchema } from '@greenroom/shared/wire'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount, interviewerMessages } from './testing/candidate.ts'
import { heldInterview } from './testing/heldInterview.ts'
import { openMail } from './testing/outbox.ts'

/** Written by Greenroom's own export, from an invented CV. */
const cvFile = (name: string): Promise<Buffer> => readFile(join(import.meta.dirname, 'testing/files', name))
/** Where review requests are sent in development. */
const reviewer = 'cv-review@greenroom.example'
const page = '/app/cv-services'
const lineWith = (at: Page, text: string): Locator =>
  at.getByRole('textbox', { name: 'Line', exact: true }).filter({ hasText: text })
const side = (at: Page): Locator => at.getByRole('region', { name: 'Suggestions' })
const saved = (at: Page): Promise<void> => expect(at.getByText('Saved', { exact: true })).toBeVisible()
const choose = (at: Page, name: string, buffer: Buffer): Promise<void> =>
  at.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

/** Catches a page that loses edits, offers outdated suggestions, or mails a different CV from the one on screen. */
test('a PDF is corrected, improved line by line, exported, and mailed to a reviewer', async ({ page: ada }) => {
  const { email } = await haveAccount(ada)
  const role = randomUUID().slice(0, 8)
  await ada.goto(page)
  await expect(ada.getByText('Upload it, correct anything we misread')).toBeVisible()
  await expectAccessible(ada, 'the upload')

  // A file that isn't a CV is refused with advice, and nothing is lost.
  await ada.getByLabel('CV text').fill('Half a CV')
  await choose(ada, 'cv.pdf', Buffer.from('not a PDF at all'))
  await expect(ada.getByRole('alert')).toContainText('Save your CV as one of those, or paste the text.')
  await expect(ada.getByLabel('CV text')).toHaveValue('Half a CV')
  await choose(ada, 'anything.bin', await cvFile('cv.pdf'))
  await expect(ada.getByLabel('Your name')).toHaveValue('Łukasz Żółć')
  await expectAccessible(ada, 'the CV')

  // Corrections are saved automatically, and survive an early reload.
  await ada.getByLabel('Your name').fill('Łukasz Żółć-Reyes')
  await ada.reload()
  await expect(ada.getByLabel('Your name')).toHaveValue('Łukasz Żółć-Reyes')
  await saved(ada)

  // By keyboard: answer the first suggestion's question, and reject the second.
  const first = 'Migrated the booking service to a queue, so that no payment loses its booking.'
  await side(ada).getByLabel('What got better?').fill('no payment loses its booking')
  await side(ada).getByRole('heading', { name: 'Suggestions' }).click()
  await ada.keyboard.press('a')
  await expect(lineWith(ada, first)).toBeVisible()
  await ada.keyboard.press('j')
  await ada.keyboard.press('k')
  await ada.keyboard.press('r')
  await expect(side(ada).getByText('Rejected 1')).toBeVisible()
  await side(ada).getByText('Accepted 1').click()
  await side(ada).getByRole('button', { name: 'Undo: Start with what you did' }).click()
  await expect(lineWith(ada, 'Responsible for the migration of the booking service')).toBeVisible()
  await side(ada).getByText(/^Open/).click()
  await side(ada).getByRole('button', { name: 'Accept' }).first().dblclick()
  await expect(lineWith(ada, first)).toBeVisible()
  await expect(side(ada).getByText('Accepted 1')).toBeVisible()

  // Tailor it to a role.
  await ada.getByRole('button', { name: 'Change', exact: true }).click()
  await ada.getByLabel('Role', { exact: true }).fill(`Back-end engineer, Kafka ${role}`)
  await ada.getByRole('button', { name: 'Save role' }).click()
  await expect(side(ada).getByText('Add Kafka to your skills')).toBeVisible()

  await side(ada)
    .getByRole('button', { name: /questions? an interviewer may ask/ })
    .click()
  await expect(ada.getByRole('dialog')).toContainText('You wrote “')
  await expectAccessible(ada, 'the questions')
  await ada.getByRole('button', { name: 'Close', exact: true }).click()
  await isAskedAbout(ada)

  await ada.getByRole('button', { name: 'Export' }).click()
  const download = ada.waitForEvent('download')
  await ada.getByRole('menuitem', { name: 'Word (DOCX)' }).click()
  const files = unzipSync(new Uint8Array(await readFile(await (await download).path())))
  expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).toContain('Łukasz Żółć-Reyes')

  await ada.getByRole('button', { name: 'Request human review' }).click()
  await ada.getByLabel('What should the reviewer look at?').fill('Is it too long?')
  await expectAccessible(ada, 'the request')
  await ada.getByRole('button', { name: 'Send request' }).dblclick()
  await expect(ada.getByText('Sent to the reviewer.')).toBeVisible({ timeout: 20_000 })
  const { reviews } = ownCvSchema.parse(await (await ada.request.get(cvPaths.cv)).json())
  expect(reviews).toHaveLength(1)
  const mails = await ada.context().newPage()
  const subject = `A CV to review: Back-end engineer, Kafka ${role}`
  await openMail(mails, reviewer, subject)
  await expect(mails.locator('body')).toContainText('Is it too long?')
  await expect(mails.locator('body')).toContainText(`Replies to this email go to ${email}`)
  await ada.getByRole('button', { name: 'Close', exact: true }).click()

  // Delete it at once. In development, the email is copied to our own folder, so it is deleted too.
  await side(ada).getByRole('button', { name: 'delete it now' }).click()
  await ada.getByRole('button', { name: 'Delete CV' }).click()
  await expect(ada.getByText('Upload it, correct anything we misread')).toBeVisible()
  await mails.goto('/dev/mail')
  await expect(mails.getByText(subject)).toHaveCount(0)
})

/** If the user chose this, the behavioural round asks about the CV, reacts to the answer, and scores it. */
async function isAskedAbout(ada: Page): Promise<void> {
  const room = await ada.context().newPage()
  await room.goto(page)
  await side(room)
    .getByRole('button', { name: /questions? an interviewer may ask/ })
    .click()
  await room.getByRole('link', { name: 'Rehearse your answers' }).click()
  const choice = room.getByRole('checkbox', { name: 'Ask me about my CV' })
  await expect(choice).toBeChecked()
  await room.reload()
  await expect(choice).toBeChecked()
  await expectAccessible(room, 'the choice')
  await room.getByRole('button', { name: 'Start', exact: true }).click()
  await room.waitForURL(/session=/)
  const sessionId = new URL(room.url()).searchParams.get('session') ?? ''
  const { command, say, until } = heldInterview(ada.request, sessionId)
  await command({ type: 'StartInterview' })
  await until('its opening', (now) => now.phase === 'IN_PROGRESS' && now.awaitingReply === null)
  await command({ type: 'SkipQuestion' })
  const asked = await until('the story', (now) => now.phase === 'IN_PROGRESS' && now.awaitingReply === null)
  const question = asked.phase === 'IN_PROGRESS' ? asked.question.challenge.challenge_description : ''
  expect(question).toMatch(/^You wrote “.+”\. [^?]+\?$/)
  await room.goto(`/app/aiInterview?session=${sessionId}`)
  await expect(interviewerMessages(room).last()).toContainText(question)
  await say(
    'I was responsible for it. I measured where the time went, and I moved the slowest step to a queue. My lead disagreed at first. In the end it took 20 minutes rather than 4 hours. Since then I measure before I change anything.',
  )
  await expect(interviewerMessages(room).last()).not.toContainText('You wrote')
  await command({ type: 'EndInterview' })
  const ended = await until('the scorecard', (now) => now.phase === 'ENDED' && now.scorecard.status !== 'pending')
  expect(ended).toMatchObject({ scorecard: { status: 'completed' } })
  await room.close()
}

test('a DOCX in two tabs and without a connection loses nothing', async ({ page: ada }) => {
  await haveAccount(ada)
  await ada.goto(page)
  await choose(ada, 'cv.docx', await cvFile('cv.docx'))
  await expect(ada.getByLabel('Your name')).toHaveValue('Łukasz Żółć')
  const second = await ada.context().newPage()
  await second.goto(page)
  await expect(second.getByLabel('Your name')).toHaveValue('Łukasz Żółć')

  // Both tabs change the CV, and the second tab's change arrives first. The first tab doesn't know about it, so its own
  // change conflicts, and it keeps its own version.
  await ada.route('**/api/cv', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
  await ada.context().setOffline(true)
  await second.getByLabel('Your name').fill('Second')
  await expect(second.getByText('Not saved yet. We’ll keep trying.')).toBeVisible()
  await ada.context().setOffline(false)
  await saved(second)
  await ada.unroute('**/api/cv')
  await ada.getByLabel('Your name').fill('First')
  await expect(ada.getByRole('alert').filter({ hasText: 'This CV was changed in another window' })).toBeVisible()
  await expectAccessible(ada, 'the conflict')
  await expect(ada.getByLabel('Your name')).toHaveValue('First')
  await ada.getByRole('button', { name: 'Keep this version' }).click()
  await saved(ada)
  await second.bringToFront()
  await second.reload()
  await expect(second.getByLabel('Your name')).toHaveValue('First')

  // Add a line by keyboard.
  await lineWith(ada, 'Mentored two juniors').press('End')
  await ada.keyboard.press('Enter')
  await ada.keyboard.type('Wrote it down')
  await saved(ada)
  await expect(lineWith(ada, 'Wrote it down')).toBeVisible()
  await ada.reload()
  await expect(lineWith(ada, 'Wrote it down')).toBeVisible()
})
