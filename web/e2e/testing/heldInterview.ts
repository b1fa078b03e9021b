import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { questionsOf, type Session } from '@greenroom/shared/session'
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { answersTo } from './content.ts'

const patienceMs = 60_000

/** An interview held with API calls only, as this context's signed-in user, without opening a room. */
export type HeldInterview = {
  sessionId: string
  /** Answers to its coding question. */
  answers: ReturnType<typeof answersTo>
  state(): Promise<Session>
  command(command: { type: string; [field: string]: unknown }): Promise<void>
  until(what: string, isSo: (state: Session) => boolean): Promise<Session>
  /** Sends a message and waits for the answer. */
  say(message: string): Promise<void>
  end(): Promise<void>
}

/** Opens an interview and starts it. Resolves once the interviewer has spoken. */
export async function openInterview(request: APIRequestContext, body: object = {}): Promise<HeldInterview> {
  const opened = await request.post('/api/sessions', { data: { mode: 'ai', ...body } })
  const { sessionId } = z.object({ sessionId: z.string() }).parse(await opened.json())
  const interview = heldInterview(request, sessionId)
  await interview.command({ type: 'StartInterview' })
  const begun = await interview.answered()
  return {
    ...interview,
    get answers() {
      return answersTo(questionsOf(begun)[0]?.challenge.title ?? '')
    },
  }
}

/** An interview that is open already. */
export function heldInterview(request: APIRequestContext, sessionId: string) {
  const state = async (): Promise<Session> => {
    const answer: { session: Session } = await (await request.get(`/api/sessions/${sessionId}`)).json()
    return answer.session
  }
  const until: HeldInterview['until'] = async (what, isSo) => {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(200)) {
      const now = await state()
      if (isSo(now)) return now
    }
    throw new Error(`timed out waiting for ${what}`)
  }
  const command: HeldInterview['command'] = async (order) => {
    const data = { commandId: randomUUID(), ...order }
    const answer = await request.post(`/api/sessions/${sessionId}/commands`, { data })
    if (!answer.ok()) throw new Error(`${order.type} was answered with ${answer.status()}: ${await answer.text()}`)
  }
  const answered = () =>
    until(
      'a reply',
      (now) => now.phase !== 'IN_PROGRESS' || (now.awaitingReply === null && now.clockStartedAt !== null),
    )
  return {
    sessionId,
    answered,
    state,
    command,
    until,
    async say(message: string) {
      await command({ type: 'SendMessage', message })
      await answered()
    },
    async end() {
      await command({ type: 'EndInterview' })
      await until('the end', ({ phase }) => phase === 'ENDED')
    },
  }
}

/** Holds a whole interview that goes well, up to its scorecard. */
export async function holdInterview(request: APIRequestContext, body: object = {}): Promise<HeldInterview> {
  const interview = await openInterview(request, body)
  const { answers, say, command, until } = interview
  await say(answers.clarification)
  await say(answers.approach)
  const half = answers.code.slice(0, answers.code.indexOf('\n', answers.code.length / 2) + 1)
  await command({ type: 'SaveCode', code: half, programmingLanguage: 'python' })
  await command({ type: 'SaveCode', code: answers.code, programmingLanguage: 'python' })
  await command({ type: 'DoneCoding', code: answers.code })
  await until(
    'the debrief',
    (now) => now.phase === 'IN_PROGRESS' && now.step === 'follow_up' && now.awaitingReply === null,
  )
  await say(answers.complexity)
  await interview.end()
  await until('the scorecard', (now) => now.phase === 'ENDED' && now.scorecard.status === 'completed')
  return interview
}
