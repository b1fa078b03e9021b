import {
  type Commit,
  currentVersion,
  foldCommit,
  type RequestedSettings,
  readSettings,
  type Session,
  type SessionEvent,
  undoMs,
  withStatedFacts,
} from '@greenroom/shared/session'
import type { Intent } from '@greenroom/shared/vocabulary'
import type { ChatResponse } from '@greenroom/shared/wire'
import { expect } from 'vitest'
import type { CreateSession, SessionCommand } from '../commands.ts'
import { decide } from '../decide/decide.ts'
import { type Actor, actorKey } from '../decide/decision.ts'
import { needOf } from '../decide/needs.ts'
import { sampleCatalogue } from './sampleChallenges.ts'

export const startOfTime = Date.parse('2026-01-01T12:00:00Z')

export type Person = Extract<Actor, { kind: 'participant' }>
export const candidate: Person = { kind: 'participant', id: 'user:1', role: 'candidate', name: 'Ada' }
export const stranger: Person = { kind: 'participant', id: 'user:2', role: 'candidate', name: 'Eve' }
export const interviewer: Person = { kind: 'participant', id: 'user:3', role: 'interviewer', name: 'Grace' }
export const observer: Person = { kind: 'participant', id: 'guest:4', role: 'observer', name: 'Linus' }
const actors = {
  job: { kind: 'job' },
  clock: { kind: 'clock' },
  presence: { kind: 'presence' },
  system: { kind: 'system' },
} as const

/** The actor who usually issues this command. */
export function actorOf(command: SessionCommand): Actor {
  switch (command.type) {
    case 'DeliverReply':
    case 'FailReply':
    case 'StartTestRun':
    case 'CompleteTestRun':
    case 'RejectTestRun':
    case 'CompleteExamination':
    case 'CompleteScorecard':
    case 'FailScorecard':
      return actors.job
    case 'ExpireClock':
    case 'EndPowerUp':
    case 'AnnounceTime':
    case 'ResumeWithoutCandidate':
    case 'Abandon':
    case 'GiveUpReply':
    case 'GiveUpTestRun':
    case 'GiveUpScorecard':
    case 'CreditOutage':
    case 'NudgeSilence':
    case 'AskReplyAgain':
    case 'SettleHandIn':
      return actors.clock
    case 'AddMember':
    case 'KeepTrial':
    case 'EraseMember':
    case 'KeepSharedCode':
    case 'KeepSharedBoard':
    case 'RemoveMember':
    case 'OpenSecondHalf':
      return actors.system
    case 'PresentChallenge':
    case 'RevealHint':
    case 'ShowResult':
    case 'PauseClock':
    case 'ResumeClock':
    case 'ExtendTime':
    case 'LockWork':
    case 'TakeOver':
    case 'WritePrivateNote':
    case 'SubmitScorecard':
      return interviewer
    case 'Join':
    case 'MarkGone':
      return actors.presence
    default:
      return candidate
  }
}

export const createSession = (
  settings: RequestedSettings = {},
  programmingLanguage: 'python' | 'java' | 'cpp' = 'python',
): CreateSession => ({
  type: 'CreateSession',
  contentDomain: 'tech_interview_prep',
  assessmentType: null,
  settings: readSettings(settings),
  programmingLanguage,
  candidate: { id: 'user:1', role: 'candidate', name: 'Ada' },
  challengeId: null,
  completedChallengeIds: [],
  exam: false,
  extraTimePercent: 0,
})

export const reply = (
  replyId: string,
  intent: Intent = 'unknown',
  accepted: boolean | null = null,
  message = 'I see.',
): SessionCommand => {
  const response: ChatResponse = {
    sender: 'interviewer',
    recipient: 'candidate',
    time_sent: '2026-01-01T12:00:00Z',
    message,
    candidatesAnswerWasAccepted: accepted,
    interviewersClassificationOfCandidatesIntent: intent,
  }
  return { type: 'DeliverReply', replyId, response }
}

/** A session played command by command. Each takes a second unless `after` says otherwise. */
export type Story = {
  state: Session
  commits: Commit[]
  now: number
  /** The events that the last command produced. */
  events: SessionEvent[]
  jobs: Commit['jobs']
  after(ms: number): Story
  and(...commands: SessionCommand[]): Story
  /** Issues commands as this actor instead of the usual one. */
  by(actor: Actor, ...commands: SessionCommand[]): Story
  /** Issues a command that may be refused, and returns its outcome. */
  when(command: SessionCommand, actor?: Actor): Outcome
}

export type Outcome = {
  thenRefused(code: string): void
  thenNothing(): void
  /** Issues the command and expects events of these types, in this order. Without types, any events will do. */
  thenEvents(...types: SessionEvent['type'][]): Story
}

export function given(...commands: SessionCommand[]): Story {
  const [first, ...rest] = commands
  if (first?.type !== 'CreateSession') return given(createSession(), ...commands)
  const empty = story(null, [], startOfTime)
  return empty.and(first, ...rest)
}

function story(state: Session | null, commits: Commit[], now: number): Story {
  const decided = (command: SessionCommand, actor: Actor) =>
    decide('session', state, command, {
      now: Math.max(now, state?.at ?? 0),
      seq: (state?.seq ?? 0) + 1,
      actor,
      catalogue: sampleCatalogue,
      ...needOf(command)?.(commits, actorKey(actor)),
    })
  const follow = (command: SessionCommand, actor: Actor): Story => {
    const decision = decided(command, actor)
    if (!decision.accepted) throw new Error(`${command.type} was refused: ${decision.code}`)
    if (decision.events.length === 0) return story(state, commits, now + 1_000)
    const { jobs } = decision
    const seq = (state?.seq ?? 0) + 1
    const at = Math.max(now, state?.at ?? 0)
    const commit: Commit = {
      sessionId: 'session',
      seq,
      version: currentVersion,
      commandId: `c${seq}`,
      actor: actorKey(actor),
      at,
      events: withStatedFacts(state, decision.events, { sessionId: 'session', seq, at }),
      jobs,
      dispatched: false,
    }
    // Unless the story sets a time, tests finish after the undo period.
    const passesMs = decision.events.some(({ type }) => type === 'CodeHandedIn') ? undoMs : 1_000
    return story(foldCommit(state, commit), [...commits, commit], now + passesMs)
  }
  return {
    get state() {
      if (state === null) throw new Error('the story has not begun')
      return state
    },
    commits,
    now,
    events: commits.at(-1)?.events ?? [],
    jobs: commits.at(-1)?.jobs ?? [],
    after: (ms) => story(state, commits, now + ms),
    and: (...commands) =>
      commands.reduce<Story>((told, command) => told.when(command).thenEvents(), story(state, commits, now)),
    by: (actor, ...commands) =>
      commands.reduce<Story>((told, command) => told.when(command, actor).thenEvents(), story(state, commits, now)),
    when: (command, actor = actorOf(command)) => ({
      thenRefused(code) {
        const decision = decided(command, actor)
        expect(decision.accepted ? `accepted ${decision.events.map(({ type }) => type)}` : decision.code).toBe(code)
      },
      thenNothing() {
        expect(decided(command, actor)).toEqual({ accepted: true, events: [], jobs: [] })
      },
      thenEvents(...types) {
        const next = follow(command, actor)
        if (types.length > 0) expect(next.events.map(({ type }) => type)).toEqual(types)
        return next
      },
    }),
  }
}

/** A session after the interviewer's first message: the first question has been presented and its clock is running. */
export function opened(settings: RequestedSettings = {}, kind: Partial<CreateSession> = {}): Story {
  const started = given(
    { ...createSession(settings), ...kind },
    { type: 'Join', participant: { id: 'user:1', role: 'candidate', name: 'Ada' } },
    { type: 'StartInterview' },
  )
  // Coding practice has no opening message.
  const isOwed = started.state.phase === 'IN_PROGRESS' && started.state.awaitingReply !== null
  return isOwed ? started.and(reply('reply-3')) : started
}

/** The id of the pending reply. */
export function awaited(told: Story): string {
  if (told.state.phase !== 'IN_PROGRESS' || told.state.awaitingReply === null) throw new Error('no reply is awaited')
  return told.state.awaitingReply.replyId
}

/** Sends a message and delivers an answer with this intent. */
export function exchange(told: Story, message: string, intent: Intent, accepted: boolean | null = null): Story {
  const sent = told.and({ type: 'SendMessage', message, recipient: 'interviewer' })
  return sent.and(reply(awaited(sent), intent, accepted))
}

/** The id of the pending run. */
export function pendingRun(told: Story): string {
  const { state } = told
  const questions = state.phase === 'IN_PROGRESS' ? [state.question] : state.phase === 'ENDED' ? state.questions : []
  const run = questions
    .flatMap(({ runs }) => runs)
    .find(({ outcome }) => outcome.status === 'IN_QUEUE' || outcome.status === 'PENDING')
  if (run === undefined) throw new Error('no run is awaited')
  return run.runId
}

export const results = (passed: number, total: number): SessionCommand & { type: 'CompleteTestRun' } => ({
  type: 'CompleteTestRun',
  runId: '',
  results: {
    allTestCasesPassed: passed === total,
    passed,
    total,
    compilation: { status: 'ACCEPTED', output: '' },
    testCases: [],
  },
})
