import { sessionEstimateSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const cv = `Ada Lind
ada@example.org

Experience
Developer, Quay Books, 2019 - today
- Moved the billing of 400 shops from cron jobs to a queue
- Answer questions at help.quay-books.com and by mail to ada@example.org every day
`
const onSite = { settings: { interviewStage: 'on_site', timeLimitInMinutes: 45 } }
const stateSchema = z.object({
  session: z.looseObject({
    cvQuestion: z.string().optional(),
    question: z.looseObject({
      number: z.int(),
      challenge: z.looseObject({ challenge_id: z.string(), challenge_description: z.string() }),
    }),
  }),
})
const stateOf = async (person: Person, sessionId: string) =>
  stateSchema.parse((await person.call('GET', `/api/sessions/${sessionId}`)).body).session
const command = (person: Person, sessionId: string, type: string) =>
  person.call('POST', `/api/sessions/${sessionId}/commands`, { body: { commandId: type, type } })
const story = async (person: Person, body: object) => {
  const sessionId = await person.session(body)
  await command(person, sessionId, 'StartInterview')
  await command(person, sessionId, 'SkipQuestion')
  return { sessionId, ...(await stateOf(person, sessionId)) }
}

it('the behavioural round asks about the CV, even if it has been deleted, and never shows contact details', async () => {
  const ada = await engine.signUp('Ada')
  await ada.call('POST', '/api/cv', { body: { text: cv } })
  const estimate = await ada.call('POST', '/api/sessions/estimate', { body: onSite })
  expect(sessionEstimateSchema.parse(estimate.body).endsWithAStory).toBe(true)
  const sessionId = await ada.session({ ...onSite, askAboutCv: true })
  await ada.call('DELETE', '/api/cv')
  await command(ada, sessionId, 'StartInterview')
  expect((await stateOf(ada, sessionId)).question.challenge.challenge_description).not.toContain('You wrote')
  await command(ada, sessionId, 'SkipQuestion')
  const { question } = await stateOf(ada, sessionId)
  expect(question.number).toBe(2)
  expect(question.challenge).toMatchObject({
    challenge_id: 'work-you-would-show',
    challenge_description:
      'You wrote “Moved the billing of 400 shops from cron jobs to a queue”. What went wrong along the way?',
    challengeType: 'knowledge',
    competency: 'ownership',
  })
  // It is answered like any question about the candidate's own work.
  await command(ada, sessionId, 'EndInterview')
  const solution = await ada.call('GET', `/api/sessions/${sessionId}/solution`)
  expect(JSON.stringify(solution.body)).not.toContain('example.org')
})

it('an authored story is asked if the candidate didn’t choose that, or the interview has no such round', async () => {
  const ada = await engine.signUp('Ada')
  await ada.call('POST', '/api/cv', { body: { text: cv } })
  expect((await story(ada, onSite)).question.challenge.challenge_description).not.toContain('You wrote')
  const telephone = { settings: { interviewStage: 'telephone', timeLimitInMinutes: 45 } }
  expect((await story(ada, { ...telephone, askAboutCv: true })).cvQuestion).toBeUndefined()
})

it('without a CV, or a line to ask about, it says so and opens nothing', async () => {
  const eve = await engine.signUp('Eve')
  const open = () => eve.call('POST', '/api/sessions', { body: { ...onSite, askAboutCv: true } })
  expectProblem(await open(), 409, 'CV_NO_QUESTION')
  await eve.call('POST', '/api/cv', {
    body: { text: 'Eve Lind\n\nExperience\nDeveloper, 2019\n- Mails to eve@example.org were read and answered' },
  })
  expectProblem(await open(), 409, 'CV_NO_QUESTION')
  expect((await eve.call('GET', '/api/sessions')).body).toMatchObject({ sessions: [] })
  const people = { mode: 'human', ...onSite, askAboutCv: true }
  expectProblem(await eve.call('POST', '/api/sessions', { body: people }), 400, 'INVALID_REQUEST')
})
