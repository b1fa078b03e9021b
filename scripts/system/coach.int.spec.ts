import { type Challenge, loadChallenges } from '@greenroom/shared/content'
import type { SessionEvent } from '@greenroom/shared/session'
import { createdInviteSchema, learnerSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ClientSocket, openSocket } from '../../engine/src/testing/clientSocket.ts'
import { tokenIn } from '../../engine/src/testing/invitedPeople.ts'
import { type Candidate, newCandidate, post } from './candidate.ts'
import { type SharedProduct, sharedProduct } from './shared/product.ts'

let product: SharedProduct
let candidate: Candidate
let observer: ClientSocket | null = null

beforeAll(async () => {
  product = await sharedProduct()
  candidate = await newCandidate(product.url)
})

afterAll(() => {
  observer?.close()
  candidate.disconnect()
})

const chargesLeft = async (): Promise<number> => {
  const answer = await fetch(`${product.url}/api/learner`, { headers: { cookie: candidate.cookie } })
  return learnerSchema.parse(await answer.json()).charges
}

/** Opens a room where the interviewer has presented the question; returns the question. */
async function openRoom(): Promise<{ sessionId: string; challenge: Challenge }> {
  const sessionId = await candidate.open({ interviewDifficulty: 'moderately_challenging' })
  await candidate.join(sessionId)
  expect(await candidate.send({ type: 'StartInterview' })).toMatchObject({ ok: true })
  const id = await candidate.until('the opening', (state) =>
    state.sessionId === sessionId && state.phase === 'IN_PROGRESS' && state.messages.length === 1
      ? state.question.challenge.challenge_id
      : null,
  )
  const challenge = loadChallenges().get(id)
  if (challenge === undefined) throw new Error(`${id} is no challenge`)
  return { sessionId, challenge }
}

/** Finishes an interview with real attempts, which earns a charge. */
async function earnCharge(): Promise<void> {
  const { challenge } = await openRoom()
  const [approach] = challenge.approaches
  const message = `I would use ${approach?.signs[0]} and go through the input step by step, in ${approach?.time} time.`
  await candidate.send({ type: 'SendMessage', message, recipient: 'interviewer' })
  await candidate.until('a reaction', ({ messages }) => messages.length === 3)
  await candidate.send({ type: 'EndInterview' })
  await expect.poll(chargesLeft, { timeout: 20_000 }).toBe(4)
  candidate.disconnect()
}

async function observe(sessionId: string): Promise<ClientSocket> {
  const { cookie } = candidate
  const invited = await post(`${product.url}/api/sessions/${sessionId}/invites`, { role: 'observer' }, { cookie })
  const { link } = createdInviteSchema.parse(await invited.json())
  const accepted = await post(`${product.url}/api/invites/accept`, { token: tokenIn(link), name: 'Grace' })
  const [guest = ''] = accepted.headers.getSetCookie().map((each) => each.split(';')[0])
  const socket = await openSocket(product.url, { cookie: guest })
  expect(await socket.join(sessionId, 0)).toMatchObject({ ok: true })
  return socket
}

const heardFrom = (sender: string): string[] =>
  candidate
    .state()
    .messages.filter((each) => each.sender === sender)
    .map(({ message }) => message)

/** Sends a command and waits for the answer from `sender`. */
async function ask(command: Parameters<Candidate['send']>[0], sender = 'interviewerCoach'): Promise<string> {
  const before = heardFrom(sender).length
  expect(await candidate.send(command)).toMatchObject({ ok: true })
  return candidate.until(`words of ${sender} to ${command.type}`, () => heardFrom(sender)[before])
}

it('a candidate who asks the coach and uses a power-up gets the words in private and pays once', async () => {
  await earnCharge()
  const { cookie, userId } = candidate
  candidate = await newCandidate(product.url, { cookie, userId })
  const { sessionId, challenge } = await openRoom()
  const seen = await observe(sessionId)
  observer = seen

  // Sending the same click twice counts as one use.
  const whisper = { type: 'UsePowerUp', powerUp: 'mentors_whisper' } as const
  const answers = await Promise.all([candidate.send(whisper, 'whisper'), candidate.send(whisper, 'whisper')])
  expect(answers[0]).toMatchObject({ ok: true })
  expect(answers[1]).toEqual(answers[0])
  await candidate.until('the whisper', () => heardFrom('interviewerCoach').includes(challenge.hints[0]))
  expect(candidate.state()).toMatchObject({ question: { hintRung: 1 }, powerUps: [{ status: 'spent' }] })
  await expect.poll(chargesLeft).toBe(3)
  expect(await candidate.send({ type: 'UsePowerUp', powerUp: 'shield' })).toMatchObject({ ok: true })
  expect(await candidate.send({ type: 'UsePowerUp', powerUp: 'divine_inspiration' })).toMatchObject({
    error: { code: 'INSUFFICIENT_CHARGES' },
  })

  // The practice button gives the next rung of the same ladder, visible to everybody.
  expect(await ask({ type: 'AskInterviewer', action: 'help' }, 'interviewer')).toBe(challenge.hints[1])

  const [wrong] = challenge.wrongSolutions.filter(({ file }) => file.endsWith('.py'))
  const code = `spare = 3\n${challenge.programs[wrong?.file ?? '']}`
  const said = [
    await ask({ type: 'AskCoach', desiredAction: 'detectBugsInCode', code }),
    await ask({ type: 'AskCoach', action: 'debug' }),
    await ask({ type: 'AskCoach', action: 'simplifyCode' }),
    await ask({ type: 'AskCoach', desiredAction: 'provideCodeFeedback' }),
    await ask({ type: 'AskCoach', desiredAction: 'provideClarification' }),
    await ask({ type: 'AskCoach', desiredAction: 'recommendCodeImprovements' }),
    await ask({ type: 'SendMessage', message: 'I am rather nervous.', recipient: 'interviewerCoach' }),
  ]
  expect(said[2]).toContain('`spare` on line 1')
  expect(said[4]).toContain(challenge.opening)
  for (const text of said) expect(text.split(/\s+/).length).toBeLessThanOrEqual(90)
  expect(await ask({ type: 'AskInterviewer', action: 'giveFeedback' }, 'interviewer')).not.toBe('')
  expect(await ask({ type: 'AskInterviewer', action: 'debug' }, 'interviewer')).not.toBe('')

  // Nobody else sees a word of it, and nothing failed or was refunded along the way.
  const { seq } = candidate.state()
  await expect.poll(() => seen.commits.at(-1)?.seq).toBe(seq)
  const forOthers = JSON.stringify(seen.commits)
  expect(forOthers).not.toMatch(/interviewerCoach|nervous/)
  // The interviewer may notice the same place in the code and mention it to everybody.
  const aloud = heardFrom('interviewer').join('\n')
  const secrets = [challenge.hints[0], ...said].filter((text) => !aloud.includes(text))
  expect(secrets.length).toBeGreaterThan(4)
  for (const text of secrets) expect(forOthers).not.toContain(JSON.stringify(text).slice(1, -1))
  expect(forOthers).toContain(challenge.hints[1])
  const own = candidate.commits().flatMap(({ events }): SessionEvent[] => events)
  expect(own.filter(({ type }) => type === 'PowerUpUsed')).toHaveLength(2)
  expect(own.filter(({ type }) => type === 'ReplyFailed' || type === 'PowerUpRefunded')).toEqual([])
  expect(await chargesLeft()).toBe(2)
})
