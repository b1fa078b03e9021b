import type { RefusalCode } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import type { SessionCommand } from '../commands.ts'
import { commandsIn, hello, arrival as join } from '../testing/everyCommand.ts'
import {
  actorOf,
  awaited,
  createSession,
  exchange,
  given,
  opened,
  pendingRun,
  reply,
  results,
  type Story,
  stranger,
} from '../testing/given.ts'
import { sampleCatalogue } from '../testing/sampleChallenges.ts'
import { decide } from './decide.ts'

const done = { type: 'DoneCoding', code: 'x' } as const

function tested(told: Story): Story {
  const finished = told.and({ ...results(2, 2), runId: pendingRun(told) })
  return finished.and(reply(awaited(finished)))
}
const approach = (kind: Parameters<typeof opened>[1] = {}, settings: Parameters<typeof opened>[0] = {}) =>
  exchange(opened(settings, kind), 'Maybe a map?', 'attempt_to_answer_question', false)
const coding = (kind: Parameters<typeof opened>[1] = {}, settings: Parameters<typeof opened>[0] = {}) =>
  opened(settings, kind).and({ type: 'SaveCode', code: 'y', programmingLanguage: 'python' })
const wrappingUp = () =>
  exchange(
    exchange(tested(coding().and(done)), 'O(n).', 'attempt_to_answer_question', true),
    'O(1).',
    'attempt_to_answer_question',
    true,
  ).and(hello)
const failedIn = (told: Story) => told.and({ type: 'FailReply', replyId: awaited(told), status: 503, code: null })

/** Every situation a session can be in: each phase, each step, and each difference that matters within a step. */
const situations = {
  'no question': given(createSession({ interviewDifficulty: 'challenging' })),
  lobby: given(join),
  introduction: given(join, { type: 'StartInterview' }),
  'introduction, failed': failedIn(given(join, { type: 'StartInterview' })),
  clarification: opened(),
  approach: approach(),
  coding: coding(),
  'coding, reply owed': coding().and(hello),
  'coding, reply failed': failedIn(coding().and(hello)),
  'coding, coach owes': coding().and({ type: 'AskCoach', action: 'debug' }),
  'coding, away': coding().and({ type: 'MarkGone', participantId: 'user:1' }),
  'coding, all hints': [1, 2, 3, 4, 5].reduce((told) => exchange(told, 'A hint?', 'request_for_hint'), coding()),
  testing: coding().and(done),
  'follow-up': tested(coding().and(done)),
  'wrap-up': wrappingUp(),
  'exam, coding': coding({ exam: true }),
  'timed, coding': coding({ assessmentType: 'timed_coding' }),
  'timed, running': coding({ assessmentType: 'timed_coding' }).and({
    type: 'RunTests',
    code: 'y',
    programmingLanguage: 'python',
  }),
  'practice, coding': coding({ assessmentType: 'not_an_assessment' }),
  'take-home, coding': coding({}, { interviewStage: 'take_home_assessment' }),
  'take-home, testing': coding({}, { interviewStage: 'take_home_assessment' }).and({
    type: 'SubmitCode',
    code: 'z',
    programmingLanguage: 'python',
  }),
  design: opened({}, { challengeId: 'design' }),
  'design, exam': opened({}, { challengeId: 'design', exam: true }),
  'ended, being scored': coding().and(done).and({ type: 'EndInterview' }),
  'ended, to be scored': opened().and({ type: 'EndInterview' }),
  'ended, scoring failed': opened().and({ type: 'EndInterview' }, { type: 'FailScorecard', message: 'no' }),
  'ended, unscored': opened({}, { assessmentType: 'skip_dummy_challenge' }).and({ type: 'EndInterview' }),
} as const satisfies Record<string, Story>
type Situation = keyof typeof situations

/** A command's outcome: events, a no-op, or its refusal code. */
type Fate = 'done' | 'nothing' | RefusalCode

/**
 * How long after the situation the commands run, in ms: later than any deadline, so that none is refused for being
 * early.
 */
const laterMs = 3_600_000

function fateOf(situation: Situation, type: SessionCommand['type']): Fate {
  const told = situations[situation].after(laterMs)
  const command = commandsIn(told)[type]
  const decision = decide('session', told.state, command, {
    now: told.now,
    seq: told.state.seq + 1,
    actor: actorOf(command),
    catalogue: sampleCatalogue,
  })
  if (!decision.accepted) return decision.code
  return decision.events.length > 0 ? 'done' : 'nothing'
}

const before = ['no question', 'lobby'] as const
const ended = ['ended, being scored', 'ended, to be scored', 'ended, scoring failed', 'ended, unscored'] as const
const notInProgress = { NOT_IN_PROGRESS: [...before, ...ended] } as const
const owed = ['introduction', 'coding, reply owed', 'wrap-up'] as const
const handedIn = ['testing', 'follow-up', 'wrap-up', 'take-home, testing'] as const
const exams = ['exam, coding', 'timed, coding', 'timed, running', 'design, exam'] as const
const designs = ['design', 'design, exam'] as const
const withRuns = ['timed, coding', 'practice, coding', 'take-home, coding'] as const
const running = ['testing', 'timed, running', 'take-home, testing', 'ended, being scored'] as const
const scoring = ['ended, being scored', 'ended, to be scored'] as const
const clockStands = [
  ...before,
  ...ended,
  'introduction',
  'introduction, failed',
  'coding, away',
  'practice, coding',
] as const

/** A command's expected outcome per situation: `otherwise`, unless another outcome lists the situation. */
type Row = { otherwise: Fate } & Partial<Record<Fate, readonly Situation[]>>

const result: Row = { otherwise: 'NO_LONGER_AWAITED', done: running }
const answer: Row = { otherwise: 'NO_LONGER_AWAITED', done: [...owed, 'coding, coach owes'] }
const score: Row = { otherwise: 'NO_LONGER_AWAITED', done: scoring }
const byTheClock: Row = { otherwise: 'done', NO_LONGER_AWAITED: clockStands }
const whileAway: Row = { otherwise: 'NO_LONGER_AWAITED', done: ['coding, away'] }

/** Sessions with human interviewers are tested in everyCommandAmongPeople.spec.ts. */
const forInterviewers: Row = { otherwise: 'NOT_ALLOWED' }

const table: Record<SessionCommand['type'], Row> = {
  CreateSession: { otherwise: 'nothing' },
  StartInterview: { otherwise: 'ALREADY_STARTED', NO_CHALLENGE: ['no question'], done: ['lobby'] },
  SendMessage: { otherwise: 'done', ...notInProgress, REPLY_PENDING: owed },
  ChangeSettings: { otherwise: 'SETTING_LOCKED', done: before, NOT_IN_PROGRESS: ended },
  SaveCode: { otherwise: 'done', ...notInProgress },
  SaveBoard: { otherwise: 'NO_BOARD', ...notInProgress, done: designs },
  DoneCoding: { otherwise: 'done', ...notInProgress, ALREADY_DONE: handedIn },
  // By the time these commands run, the hand-in can't be undone any more.
  BackToCoding: { otherwise: 'NOT_HANDED_IN', NOT_IN_PROGRESS: [...before, ...ended, ...handedIn] },
  NextQuestion: {
    otherwise: 'NOT_FOLLOWED_UP',
    ...notInProgress,
    done: ['follow-up'],
    REPLY_PENDING: ['wrap-up'],
  },
  SkipQuestion: { otherwise: 'done', ...notInProgress },
  RunTests: {
    otherwise: 'CODE_EXECUTION_DISABLED',
    ...notInProgress,
    done: [...withRuns, 'take-home, testing'],
    RUN_PENDING: ['timed, running'],
  },
  SubmitCode: {
    otherwise: 'CODE_EXECUTION_DISABLED',
    ...notInProgress,
    done: [...withRuns, 'timed, running'],
    ALREADY_DONE: ['take-home, testing'],
  },
  UsePowerUp: { otherwise: 'done', ...notInProgress, POWER_UPS_OFF: exams, COACH_PENDING: ['coding, coach owes'] },
  AskInterviewer: { otherwise: 'done', ...notInProgress, NO_HELP_IN_EXAM: exams, REPLY_PENDING: owed },
  AskCoach: {
    otherwise: 'done',
    ...notInProgress,
    NO_HELP_IN_EXAM: exams,
    COACH_PENDING: ['coding, coach owes'],
    NO_HINTS_LEFT: [...handedIn, 'coding, all hints'],
  },
  RetryReply: {
    otherwise: 'NOTHING_TO_RETRY',
    done: ['introduction, failed', 'coding, reply failed', 'ended, scoring failed'],
  },
  EndInterview: { otherwise: 'done', ...notInProgress },
  PresentChallenge: forInterviewers,
  RevealHint: forInterviewers,
  ShowResult: forInterviewers,
  PauseClock: forInterviewers,
  ResumeClock: forInterviewers,
  ExtendTime: forInterviewers,
  LockWork: forInterviewers,
  TakeOver: forInterviewers,
  HandBack: { otherwise: 'nothing', NOT_IN_PROGRESS: ended },
  WritePrivateNote: forInterviewers,
  SubmitScorecard: forInterviewers,
  GiveFeedback: { otherwise: 'NOT_ENDED', NO_LONGER_AWAITED: ended },
  AddMember: { otherwise: 'done', NOT_IN_PROGRESS: ended },
  KeepTrial: { otherwise: 'NOT_ALLOWED' },
  EraseMember: { otherwise: 'done' },
  // Only sessions among people have a shared text; work/sharedWork.spec.ts tests it.
  KeepSharedCode: { otherwise: 'NOT_ALLOWED', ...notInProgress },
  KeepSharedBoard: { otherwise: 'NOT_ALLOWED', ...notInProgress },
  RemoveMember: { otherwise: 'NOT_ALLOWED' },
  // Only an interview among people has a second half: people/swap.spec.ts.
  OpenSecondHalf: { otherwise: 'NO_LONGER_AWAITED' },
  Join: { otherwise: 'nothing', done: ['no question', 'coding, away'] },
  MarkGone: { otherwise: 'done', nothing: ['no question', 'coding, away', ...ended] },
  DeliverReply: answer,
  FailReply: answer,
  StartTestRun: result,
  CompleteTestRun: result,
  RejectTestRun: result,
  CompleteExamination: { otherwise: 'NO_LONGER_AWAITED' },
  CompleteScorecard: score,
  FailScorecard: score,
  ExpireClock: byTheClock,
  AnnounceTime: byTheClock,
  NudgeSilence: {
    otherwise: 'NO_LONGER_AWAITED',
    done: [
      'clarification',
      'approach',
      'coding',
      'coding, all hints',
      'follow-up',
      'exam, coding',
      'timed, coding',
      ...designs,
    ],
  },
  AskReplyAgain: { otherwise: 'NO_LONGER_AWAITED', done: owed },
  SettleHandIn: { otherwise: 'NO_LONGER_AWAITED' },
  EndPowerUp: { otherwise: 'NO_LONGER_AWAITED' },
  ResumeWithoutCandidate: whileAway,
  Abandon: whileAway,
  GiveUpReply: answer,
  GiveUpTestRun: result,
  GiveUpScorecard: score,
  CreditOutage: byTheClock,
}

const names = Object.keys(situations).filter((name): name is Situation => name in situations)
const types = Object.keys(table).filter((type): type is SessionCommand['type'] => type in table)

describe('every command in every phase and step', () => {
  it.each(types)('%s', (type) => {
    const { otherwise, ...exceptions } = table[type]
    const expected = names.map((name) => {
      const named = Object.entries(exceptions).filter(([, where]) => where.includes(name))
      if (named.length > 1) throw new Error(`${type} has two fates in ${name}`)
      return [name, named[0]?.[0] ?? otherwise]
    })
    expect(names.map((name) => [name, fateOf(name, type)])).toEqual(expected)
  })

  it('is refused from anybody else', () => {
    for (const name of names) {
      const told = situations[name]
      for (const [type, command] of Object.entries(commandsIn(told))) {
        if (type === 'CreateSession' || actorOf(command).kind !== 'participant') continue
        told.when(command, stranger).thenRefused('NOT_ALLOWED')
      }
    }
  })

  it('is refused if it names another question', () => {
    const told = situations.coding
    const commands = commandsIn(told)
    for (const type of forOneQuestion) told.when({ ...commands[type], question: 2 }).thenRefused('QUESTION_OVER')
  })

  it('is refused without a session', () => {
    const commands = Object.values(commandsIn(situations.lobby)).filter(({ type }) => type !== 'CreateSession')
    const decisions = commands.map((command) =>
      decide('session', null, command, { now: 0, seq: 1, actor: actorOf(command), catalogue: sampleCatalogue }),
    )
    for (const decision of decisions) expect(decision).toEqual({ accepted: false, code: 'SESSION_NOT_FOUND' })
  })
})

/** Commands that name the question they are about. */
const forOneQuestion = [
  'SaveCode',
  'SaveBoard',
  'DoneCoding',
  'BackToCoding',
  'NextQuestion',
  'SkipQuestion',
  'RunTests',
  'SubmitCode',
  'UsePowerUp',
  'AskInterviewer',
  'AskCoach',
] as const
