import { randomUUID } from 'node:crypto'
import { loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { type Participant, participantIdOf, readSettings } from '@greenroom/shared/session'
import type { ChatResponse } from '@greenroom/shared/wire'
import { signUp } from '../../scripts/system/candidate.ts'
import { catalogueOf } from '../src/features/challenges/catalogue.ts'
import type { SessionCommand } from '../src/session/commands.ts'
import type { Actor } from '../src/session/decide/decision.ts'
import { createSessionHandler, type SessionHandler } from '../src/session/handle.ts'
import { headOf, openSessionLog } from '../src/session/sessionLog.ts'
import { openStore } from '../src/store/open.ts'
import { forEach } from './sockets.ts'

/** A session after the interviewer's first message, and its candidate's cookie. */
export type Room = { sessionId: string; cookie: string; candidate: Participant }

export type RoomsWanted = {
  /** The engine the candidates sign up with. */
  url: string
  /** The engine's data folder, where the sessions are written. */
  dataDir: string
  people: number
  roomsEach: number
  /** How many times the code was saved in each room. */
  saves?: number
}

/** If one person joins more rooms than this at once, the engine refuses further ones for a while. */
export const joinsAtOnce = 20

const opening: ChatResponse = {
  sender: 'interviewer',
  recipient: 'candidate',
  time_sent: '2026-01-01T12:00:00.000Z',
  message: 'Welcome. Please read the question and tell me how you would begin.',
  candidatesAnswerWasAccepted: null,
  interviewersClassificationOfCandidatesIntent: null,
}

/** A session shared by two people, and their cookies. */
export type SharedRoom = { sessionId: string; cookies: Record<'candidate' | 'interviewer', string> }

/**
 * Opens sessions that have begun, all with the same interviewer. Rooms are spread over `people` candidates, because
 * each person may send only so much.
 */
export async function openSharedRooms(wanted: {
  url: string
  dataDir: string
  people: number
  rooms: number
}): Promise<SharedRoom[]> {
  const { url, dataDir, people, rooms } = wanted
  const grace = await signUp(url)
  const interviewer: Participant = { id: participantIdOf(grace.userId), role: 'interviewer', name: 'Grace' }
  const candidates = await forEach(Array.from({ length: people }), 4, () => signUp(url))
  return withHandler(dataDir, (handler) =>
    forEach(Array.from({ length: rooms }), 10, async (_, index) => {
      const { userId, cookie } = candidates[index % people] ?? grace
      const candidate: Participant = { id: participantIdOf(userId), role: 'candidate', name: 'Ada' }
      const sessionId = randomUUID()
      const give = giverOf(handler, sessionId)
      const created = { ...newSession(candidate), mode: 'human', others: [interviewer] } as const
      await give({ kind: 'participant', ...candidate }, created)
      for (const participant of [candidate, interviewer])
        await give({ kind: 'presence' }, { type: 'Join', participant })
      await give({ kind: 'participant', ...interviewer }, { type: 'StartInterview' })
      return { sessionId, cookies: { candidate: cookie, interviewer: grace.cookie } }
    }),
  )
}

/**
 * Opens rooms in the middle of an interview. They follow the engine's own rules but bypass its limits, which don't
 * allow opening sessions this fast.
 */
export function openRooms({ url, dataDir, people, roomsEach, saves = 0 }: RoomsWanted): Promise<Room[]> {
  return withHandler(dataDir, async (handler) => {
    const rooms: Room[] = []
    for (let person = 0; person < people; person += 1) {
      const { cookie, userId } = await signUp(url)
      const candidate: Participant = { id: participantIdOf(userId), role: 'candidate', name: 'Ada' }
      const opened = Array.from({ length: roomsEach }, async () => ({
        sessionId: await openRoom(handler, candidate, saves),
        cookie,
        candidate,
      }))
      rooms.push(...(await Promise.all(opened)))
    }
    return rooms
  })
}

/** Issues commands directly in the engine's store, bypassing the engine. */
async function withHandler<T>(dataDir: string, work: (handler: SessionHandler) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir })
  const log = openSessionLog(store)
  const dispatched: Promise<void>[] = []
  const handler = createSessionHandler({
    log,
    catalogue: catalogueOf(loadChallenges(), loadSpoken()),
    now: Date.now,
    onCommit: (commit, state) => {
      dispatched.push(log.projectHead(headOf(state)).then(() => log.markDispatched(commit)))
    },
  })
  const made = await work(handler)
  await Promise.all(dispatched)
  await store.close()
  return made
}

const giverOf =
  (handler: SessionHandler, sessionId: string) =>
  async (actor: Actor, command: SessionCommand): Promise<void> => {
    const outcome = await handler.handle({ sessionId, commandId: randomUUID(), actor, command })
    if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.error.code}`)
  }

const newSession = (candidate: Participant): Extract<SessionCommand, { type: 'CreateSession' }> => ({
  type: 'CreateSession',
  contentDomain: 'tech_interview_prep',
  assessmentType: null,
  settings: readSettings({}),
  programmingLanguage: 'python',
  candidate,
  challengeId: null,
  completedChallengeIds: [],
  exam: false,
  extraTimePercent: 0,
})

async function openRoom(handler: SessionHandler, candidate: Participant, saves: number): Promise<string> {
  const sessionId = randomUUID()
  const give = giverOf(handler, sessionId)
  const person: Actor = { kind: 'participant', ...candidate }
  await give(person, newSession(candidate))
  await give({ kind: 'presence' }, { type: 'Join', participant: candidate })
  await give(person, { type: 'StartInterview' })
  const state = await handler.load(sessionId)
  const awaited = state?.phase === 'IN_PROGRESS' ? state.awaitingReply : null
  if (!awaited) throw new Error('the interviewer was not asked to open')
  await give({ kind: 'job' }, { type: 'DeliverReply', replyId: awaited.replyId, response: opening })
  for (let save = 0; save < saves; save += 1) {
    await give(person, { type: 'SaveCode', code: codeOf(save), programmingLanguage: 'python' })
  }
  return sessionId
}

/** A program of about 600 bytes, different for every number. */
export const codeOf = (version: number): string =>
  `def answer(values):\n    # version ${version}\n${'    total = sum(value * value for value in values)\n'.repeat(12)}    return total\n`
