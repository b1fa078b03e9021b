import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openedSessionSchema } from '@greenroom/shared/wire'
import { afterAll, expect, it } from 'vitest'
import { backUp, restore } from '../../engine/src/backup/backup.ts'
import { post, signUp } from './candidate.ts'
import { type Browser, openBrowser } from './simulation/browser.ts'
import { startInstallation } from './simulation/parts.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-backup-'))
const installation = await startInstallation({
  store: 'sqlite',
  folder,
  only: ['Redis', 'engine A', 'workers', 'AI backend'],
})
let browser: Browser | undefined
afterAll(async () => {
  browser?.close()
  await installation.stop()
  rmSync(folder, { recursive: true })
})

it('an interview goes on after its installation was lost and restored from a backup that was made meanwhile', async () => {
  const { dataDir } = installation.store
  const { cookie } = await signUp(installation.url)
  const opened = await post(`${installation.url}/api/sessions`, {}, { cookie })
  const { sessionId } = openedSessionSchema.parse(await opened.json())
  browser = openBrowser(installation.url, cookie, sessionId)
  await browser.until('the room', (state) => state.phase === 'NOT_STARTED')
  await browser.give({ type: 'StartInterview' })
  await browser.until('the opening', ({ messages }) => messages.length > 0)
  await browser.give({ type: 'SaveCode', code: 'print("before")', programmingLanguage: 'python' })

  // The question is stored, and the job for its answer is only in the Redis that will be lost.
  await installation.parts.get('workers')?.kill()
  await browser.give({ type: 'SendMessage', message: 'Is the input sorted?', recipient: 'interviewer' })
  const copy = join(folder, 'copy')
  await backUp(dataDir, copy)
  await browser.give({ type: 'SaveCode', code: 'print("after")', programmingLanguage: 'python' })
  browser.close()

  for (const name of ['engine A', 'AI backend', 'Redis'] as const) await installation.parts.get(name)?.kill()
  renameSync(dataDir, `${dataDir}-lost`)
  rmSync(join(folder, 'redis'), { recursive: true })
  mkdirSync(join(folder, 'redis'))
  await restore(copy, dataDir)
  for (const name of ['Redis', 'engine A', 'AI backend', 'workers'] as const)
    await installation.parts.get(name)?.start()

  browser = openBrowser(installation.url, cookie, sessionId)
  const asked = await browser.until(
    'the question',
    ({ messages }) => messages.findIndex(({ message }) => message === 'Is the input sorted?') + 1,
  )
  await browser.until('its answer', ({ messages }) =>
    messages.slice(asked).some(({ sender }) => sender === 'interviewer'),
  )
  expect(JSON.stringify(browser.state())).toContain('before')
  expect(JSON.stringify(browser.state())).not.toContain('print(\\"after\\")')
  const saved = await browser.give({ type: 'SaveCode', code: 'print("again")', programmingLanguage: 'python' })
  expect(saved).toMatchObject({ ok: true })
})
