import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { cookieOf, startTestEngine } from './testing/runningEngine.ts'
import { codesIn, joined, saving } from './testing/savedCodes.ts'

const folder = join(import.meta.dirname, 'testing', 'olderDatabases')
const days = globSync('*.json', { cwd: folder })
  .map((file) => file.replace('.json', ''))
  .sort()

const recordSchema = z.object({
  at: z.number(),
  email: z.string(),
  sessionId: z.string(),
  session: z.looseObject({ seq: z.int(), messages: z.array(z.looseObject({ text: z.string().optional() })) }),
})
const drafts = ["print('first draft')", "print('second draft')"]
const password = 'a long and unusual passphrase'

it('there are databases to open', () => {
  expect(days).toContain('2026-11-28')
})

it.each(days)('a database from %s opens with everything in it, and its interview continues', async (day) => {
  const record = recordSchema.parse(JSON.parse(readFileSync(join(folder, `${day}.json`), 'utf8')))
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-older-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  writeFileSync(join(dataDir, 'greenroom.sqlite'), gunzipSync(readFileSync(join(folder, `${day}.sqlite.gz`))))
  const startedAt = Date.now()
  const now = () => record.at + Date.now() - startedAt
  const engine = await startTestEngine({ environment: { DATA_DIR: dataDir }, now })
  onTestFinished(engine.stop)

  const { email, sessionId } = record
  const signedIn = await engine.call('POST', '/api/auth/sign-in/email', { body: { email, password } })
  expect(signedIn.status).toBe(200)
  const person = engine.caller(cookieOf(signedIn))
  const socket = await joined(person, sessionId)
  onTestFinished(socket.close)
  expect(await codesIn(engine, { person, sessionId })).toEqual(drafts)
  const { body } = await person.call('GET', `/api/sessions/${sessionId}`)
  const { session } = z.object({ session: z.looseObject({ phase: z.string() }) }).parse(body)
  expect(session).toMatchObject({ phase: 'IN_PROGRESS', sessionId, messages: record.session.messages })

  expect(await socket.command(sessionId, saving("print('third draft')"))).toMatchObject({ ok: true })
  expect(await codesIn(engine, { person, sessionId })).toEqual([...drafts, "print('third draft')"])
  expect(await socket.command(sessionId, { type: 'EndInterview', commandId: 'the end' })).toMatchObject({ ok: true })
  await expect
    .poll(async () => (await person.call('GET', '/api/sessions')).body)
    .toMatchObject({
      sessions: [{ sessionId, phase: 'ENDED' }],
    })
  expect(engine.unexpected()).toEqual([])
})
