import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { ownPorts, startOwnProduct } from '../product.setup.ts'
import { stateOf } from '../testing/handIn.ts'
import { openMock } from '../testing/mock.ts'

const movedClock = pathToFileURL(join(import.meta.dirname, '..', 'testing', 'movedClock.ts')).href

/** Catches a candidate left waiting forever, an offer that comes too early, and one that the server then refuses. */
test('a candidate whose interviewer is away is offered the AI after five minutes, and continues with it', async ({
  browser,
}) => {
  test.setTimeout(480_000)
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-clock-'))
  const clock = join(folder, 'ahead')
  const product = await startOwnProduct({
    ...(await ownPorts()),
    MOVED_CLOCK: clock,
    NODE_OPTIONS: `--import=${movedClock}`,
  })
  try {
    const page = await (await browser.newContext({ baseURL: product.url })).newPage()
    const { interviewer, candidate } = await openMock(page, browser)
    await interviewer.getByRole('button', { name: 'Start the interview' }).click()
    await interviewer.getByRole('textbox', { name: 'Write to Ada' }).fill('Hello Ada. One moment.')
    await interviewer.keyboard.press('Enter')
    const band = candidate.getByRole('region', { name: 'Grace isn’t here.' })
    const takeOver = band.getByRole('button', { name: 'Let the AI take over' })
    await expect(candidate.getByText('Hello Ada. One moment.').first()).toBeVisible()
    await expect(band).toHaveCount(0)
    await interviewer.context().close()
    await expect(band).toContainText(/You can let the AI take over in [34]:\d\d/, { timeout: 60_000 })
    await expect(takeOver).toHaveCount(0)
    await candidate.reload()
    await expect(band).toContainText(/You can let the AI take over in [34]:\d\d/)

    writeFileSync(clock, String(5 * 60_000))
    await expect(band).toContainText('You’ve waited five minutes.')
    await expect(band.getByRole('link', { name: 'Book another time' })).toBeVisible()
    await takeOver.dblclick()
    await expect(band).toHaveCount(0)
    expect((await stateOf(candidate)).state).toMatchObject({ phase: 'IN_PROGRESS', control: 'ai' })
    await candidate.getByRole('textbox', { name: 'Answer the interviewer' }).fill('Is the input sorted?')
    await candidate.keyboard.press('Enter')
    await expect.poll(async () => (await stateOf(candidate)).state.messages.at(-1)?.sender).toBe('interviewer')
  } finally {
    await product.stop()
    await rm(folder, { recursive: true })
  }
})
