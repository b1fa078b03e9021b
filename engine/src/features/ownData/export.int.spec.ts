import { commitViewSchema, sessionScorecardSchema } from '@greenroom/shared/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { heldInterview, judge, said } from '../../testing/endedInterview.ts'
import { acceptLink, inviteLink } from '../../testing/invitedPeople.ts'
import { askForExport, openedArchive } from '../../testing/openedArchive.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

const password = 'a long and unusual passphrase'
let engine: TestEngine
let now = Date.now()

beforeAll(async () => {
  engine = await startTestEngine({ now: () => now })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const ask = (person: Person, body: object = { password }) => askForExport(engine.url, person.cookie, body)
async function exported(person: Person): Promise<Record<string, string>> {
  const { status, bytes } = await ask(person)
  expect(status).toBe(200)
  return openedArchive(bytes)
}
const json = (files: Record<string, string>, path: string): unknown => JSON.parse(files[path] ?? '')
const fileIn = (files: Record<string, string>, session: string, name: string): string =>
  files[Object.keys(files).find((path) => path.includes(session) && path.endsWith(`/${name}`)) ?? ''] ?? ''
const problemOf = ({ status, headers, bytes }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  headers,
  body: JSON.parse(Buffer.from(bytes).toString()),
})

describe('an export', () => {
  it('is one archive of all an account’s data, to open and to read', async () => {
    const ada = await engine.signUp('Ada')
    const held = await heldInterview(engine, ada)
    await judge(engine, ada, held)
    await ada.call('POST', `/api/sessions/${held}/shares`, { body: { includesReplay: true } })
    const report = { reportId: 'mine', about: 'score', dimension: 'communication', message: 'I asked first.' }
    await ada.call('POST', `/api/sessions/${held}/reports`, { body: report })
    await ada.call('PUT', '/api/profile', { body: { extraTimePercent: 25 } })
    const opinion = {
      userFeedbackRating: 4,
      recommendPlatform: true,
      likedMostFeedback: '',
      improvementFeedback: 'More tea.',
    }
    expect((await ada.call('POST', '/feedback/userExperience', { body: opinion })).status).toBe(201)
    const message = { message: `${ada.userId} ${ada.email} the page went white`, severity: 'error' }
    await ada.call('POST', '/persistedMessage', { body: message })

    const answer = await ask(ada)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="greenroom-[\d-]{10}\.zip"$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const files = openedArchive(answer.bytes)

    // The README lists every file in the archive.
    const readme = files['README.txt'] ?? ''
    expect(readme).toContain(ada.email)
    for (const path of Object.keys(files).filter((each) => each !== 'README.txt'))
      expect(readme).toContain(path.includes('/code/') ? 'code/' : (path.split('/').at(-1) ?? ''))
    expect(json(files, 'account.json')).toMatchObject({
      id: ada.userId,
      email: ada.email,
      firstName: 'Ada',
      passkeys: [],
    })
    expect(json(files, 'sign-ins.json')).toHaveLength(1)
    expect(json(files, 'settings.json')).toMatchObject({ extraTimePercent: 25 })
    expect(json(files, 'tokens.json')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'grant' }),
        expect.objectContaining({ kind: 'settlement' }),
      ]),
    )
    expect(json(files, 'experience.json')).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'xp' })]))
    expect(json(files, 'challenges.json')).toMatchObject({ attempts: [{ id: held, phase: 'ENDED' }], gaveUp: [] })
    expect(json(files, 'feedback.json')).toMatchObject([{ improvementFeedback: 'More tea.' }])
    expect(json(files, 'messages.json')).toMatchObject([{ message: message.message }])

    const conversation = fileIn(files, held, 'conversation.txt')
    expect(conversation).toMatch(new RegExp(`\\] Candidate:\\n${said.toInterviewer}`))
    expect(conversation).toMatch(/\] Candidate to the coach:\nBetween us: where do I begin\?/)
    expect(JSON.parse(fileIn(files, held, 'session.json'))).toMatchObject({ myRole: 'candidate', sessionId: held })
    expect(fileIn(files, held, 'question-1-editor.py')).toBe(said.code)
    const log = z.array(commitViewSchema).parse(JSON.parse(fileIn(files, held, 'events.json')))
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1))
    expect(sessionScorecardSchema.parse(JSON.parse(fileIn(files, held, 'scorecard.json'))).summary).toBe(
      'Well done, Ada.',
    )
    expect(JSON.parse(fileIn(files, held, 'links.json'))).toMatchObject({ scorecardLinks: [{ status: 'open' }] })
    expect(JSON.parse(fileIn(files, held, 'reports.json'))).toMatchObject([{ message: 'I asked first.' }])
  })

  it('has no secrets, and no other people’s data', async () => {
    const [ada, grace] = [await engine.signUp('Ada'), await engine.signUp('Grace')]
    const sessionId = await grace.session({ mode: 'human', role: 'interviewer' })
    const link = await inviteLink(grace, sessionId, 'candidate')
    expect((await acceptLink(ada, link)).status).toBe(200)
    const does = async (person: Person, command: object) =>
      expect(
        await person.call('POST', `/api/sessions/${sessionId}/commands`, {
          body: { commandId: crypto.randomUUID(), ...command },
        }),
      ).toMatchObject({ status: 200 })
    await does(grace, { type: 'StartInterview' })
    await does(grace, { type: 'SendMessage', message: 'How would you begin?' })
    await does(grace, { type: 'WritePrivateNote', text: 'Hums while thinking.' })
    const [hers, his] = [await exported(grace), await exported(ada)]
    expect(JSON.parse(fileIn(hers, sessionId, 'notes.json'))).toMatchObject([{ text: 'Hums while thinking.' }])
    expect(JSON.parse(fileIn(hers, sessionId, 'links.json'))).toMatchObject({ invites: [{ acceptedBy: 'Ada' }] })
    const everything = Object.values(his).join('\n')
    expect(fileIn(his, sessionId, 'conversation.txt')).toContain('How would you begin?')
    expect(everything).not.toContain('Hums while thinking.')
    expect(everything).not.toContain(grace.email)
    for (const all of [everything, Object.values(hers).join('\n')])
      expect(all).not.toMatch(/tokenHash|"password"|"token"|"secret"|backupCodes|"sealed"|"publicKey"/)
    expect(everything).not.toContain(new URL(link).hash.slice(7))
  })

  it('needs the password, and is limited: three, then one every twenty minutes', async () => {
    const ada = await engine.signUp('Ada')
    expectProblem(await engine.call('POST', '/api/account/export', { body: {} }), 401, 'UNAUTHORIZED')
    expectProblem(problemOf(await ask(ada, {})), 403, 'WRONG_PASSWORD')
    expectProblem(problemOf(await ask(ada, { password: 'wrong' })), 403, 'WRONG_PASSWORD')
    for (let asked = 0; asked < 3; asked += 1) expect(Object.keys(await exported(ada))).toContain('account.json')
    expectProblem(problemOf(await ask(ada)), 429, 'TOO_MANY_REQUESTS')
    now += 21 * 60_000
    expect(Object.keys(await exported(ada))).toContain('account.json')
  })

  it('runs one at a time, and an abandoned download doesn’t block the next', async () => {
    const ada = await engine.signUp('Ada')
    for (let held = 0; held < 3; held += 1) await heldInterview(engine, ada)
    const both = await Promise.all([ask(ada), ask(ada)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const cut = new AbortController()
    const begun = await fetch(`${engine.url}/api/account/export`, {
      method: 'POST',
      headers: { cookie: ada.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
      signal: cut.signal,
    })
    expect(begun.status).toBe(200)
    cut.abort()
    await expect.poll(async () => (await ask(ada)).status).toBe(200)
  })
})
