import { allottedMs, interviewerNames } from '@greenroom/shared/rules'
import { remainingAt } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { deadlinesOf } from '../deadlines.ts'
import {
  awaited,
  createSession,
  exchange,
  given,
  opened,
  pendingRun,
  reply,
  results,
  type Story,
} from '../testing/given.ts'

const skip = { type: 'SkipQuestion' } as const
const remaining = ({ state }: Story): number => (state.phase === 'IN_PROGRESS' ? remainingAt(state.clock, state.at) : 0)
const announcements = (told: Story) =>
  deadlinesOf(told.state)
    .filter(({ command }) => command.type === 'AnnounceTime')
    .map(({ at }) => at - told.state.at)

describe('extra time', () => {
  it.each([0, 25, 50, 100] as const)(
    'of %i %% lengthens the clock, and moves its announcements',
    (extraTimePercent) => {
      const told = opened({ timeLimitInMinutes: 20 }, { extraTimePercent })
      const total = 20 * 60_000 * (1 + extraTimePercent / 100)
      expect(remaining(told)).toBe(total)
      expect(announcements(told)).toEqual([total / 2, total - 5 * 60_000, total - 60_000])
      const announced = { type: 'AnnounceTime', announcement: 'half_time' } as const
      told.when(announced).thenRefused('NO_LONGER_AWAITED')
      const half = told.after(total / 2).and(announced)
      const message = `Half-time. ${String(total / 120_000).replace('.5', '½')} minutes left.`
      expect(half.state).toMatchObject({ announcements: [{ announcement: 'half_time', message, at: half.state.at }] })
    },
  )

  it('leaves the chosen duration, the questions and their number as they are', () => {
    const usual = opened({ timeLimitInMinutes: 45 })
    const longer = opened({ timeLimitInMinutes: 45 }, { extraTimePercent: 100 })
    expect(longer.state).toMatchObject({
      settings: { timeLimitInMinutes: 45 },
      questionCount: 2,
      extraTimePercent: 100,
    })
    expect(longer.state.phase === 'IN_PROGRESS' && longer.state.question.challenge).toEqual(
      usual.state.phase === 'IN_PROGRESS' && usual.state.question.challenge,
    )
    if (longer.state.phase !== 'NOT_STARTED') expect(allottedMs(longer.state)).toBe(90 * 60_000)
  })

  it('presents no further question if too little time is left for one', () => {
    const late = (extraTimePercent: 0 | 100, leftMs: number) => {
      const told = opened({ timeLimitInMinutes: 45 }, { extraTimePercent })
      return told.after(remaining(told) - leftMs).and(skip).state.phase
    }
    expect(late(0, 4 * 60_000)).toBe('IN_PROGRESS')
    expect(late(100, 4 * 60_000)).toBe('ENDED')
    expect(late(100, 7 * 60_000)).toBe('IN_PROGRESS')
  })

  it('doesn’t matter in logs from before it existed', () => {
    const told = opened()
    const [created] = told.commits[0]?.events ?? []
    expect(created).toMatchObject({ type: 'SessionCreated', exam: false, extraTimePercent: 0 })
  })
})

describe('practice', () => {
  const practice = () => opened({}, { assessmentType: 'not_an_assessment' })

  it('has no clock: nothing is announced, nothing expires', () => {
    const told = practice()
    expect(told.state).toMatchObject({ step: 'clarification', clock: { runningSince: null } })
    expect(deadlinesOf(told.state)).toEqual([])
    told
      .after(24 * 3_600_000)
      .when({ type: 'ExpireClock' })
      .thenRefused('NO_LONGER_AWAITED')
    expect(remaining(told.after(3_600_000))).toBe(20 * 60_000)
  })

  it('has no opening if there is code to write: the coach answers when asked', () => {
    const told = practice()
    expect(told.state).toMatchObject({ phase: 'IN_PROGRESS', step: 'clarification', awaitingReply: null, messages: [] })
    expect(told.jobs).toEqual([])
  })

  it('uses practice’s own calls', () => {
    const asked = practice().and({ type: 'SendMessage', message: 'Hello', recipient: 'interviewer' })
    expect(asked.jobs).toMatchObject([{ call: 'respondToMsg' }])
  })

  it('is abandoned after a quarter of an hour like any other', () => {
    const left = practice().and({ type: 'MarkGone', participantId: 'user:1' })
    expect(deadlinesOf(left.state).map(({ command }) => command.type)).toEqual(['Abandon'])
  })
})

describe('a submission in practice', () => {
  const submit = (code: string) => ({ type: 'SubmitCode', code, programmingLanguage: 'python' }) as const

  it('ends nothing: code can be handed in again, and help continues', () => {
    const practice = opened({}, { assessmentType: 'not_an_assessment' })
    const first = practice
      .when(submit('x = 1'))
      .thenEvents('CodeSnapshotTaken', 'StepChanged', 'TestRunRequested', 'LookRequested')
    expect(first.state).toMatchObject({ step: 'coding' })
    first.when(submit('x = 2')).thenRefused('RUN_PENDING')
    const failed = first.when({ ...results(1, 2), runId: pendingRun(first) }).thenEvents('TestRunCompleted')
    expect(failed.state).toMatchObject({ step: 'coding', awaitingReply: null, question: { failedSubmissions: 1 } })
    failed.when({ type: 'AskCoach', desiredAction: 'provideHint' }).thenEvents('ReplyRequested')
    failed.when(submit('x = 2')).thenEvents('CodeSnapshotTaken', 'TestRunRequested', 'LookRequested')
  })
})

describe('an assessment of one problem', () => {
  it.each(['timed_coding', 'efficient_algorithm', 'not_an_assessment'] as const)(
    '%s has one, however long it is',
    (kind) => {
      expect(opened({ timeLimitInMinutes: 60 }, { assessmentType: kind }).state).toMatchObject({ questionCount: 1 })
      expect(opened({ timeLimitInMinutes: 60 }).state).toMatchObject({ questionCount: 3 })
    },
  )
})

describe('unscored sessions', () => {
  it.each(['not_an_assessment', 'skip_dummy_challenge'] as const)('%s ends without a scorecard', (assessmentType) => {
    const coded = opened({}, { assessmentType }).and({ type: 'SaveCode', code: 'x', programmingLanguage: 'python' })
    const over = coded.when({ type: 'EndInterview' }).thenEvents('InterviewEnded')
    expect(over.jobs).toEqual([])
    expect(over.state).toMatchObject({ scorecard: { status: 'none' } })
    over.when({ type: 'RetryReply' }).thenRefused('NOTHING_TO_RETRY')
    opened({}, { assessmentType }).when(skip).thenEvents('QuestionSkipped', 'InterviewEnded')
  })

  it.each([null, 'timed_coding', 'efficient_algorithm'] as const)('is not %s', (assessmentType) => {
    opened({}, { assessmentType }).when({ type: 'EndInterview' }).thenEvents('InterviewEnded', 'ScorecardRequested')
  })
})

describe('the interviewer', () => {
  const names = (told: Story) => {
    const presented = told.commits.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'ChallengePresented' ? [event] : [])),
    )
    // The first question is presented again at the start, so count each one once.
    return [...new Map(presented.map((event) => [event.question, event.interviewer?.name])).values()]
  }
  const rounds = (settings: Parameters<typeof opened>[0]) => {
    const first = opened({ timeLimitInMinutes: 60, ...settings })
    const second = first.and(skip)
    return names(second.and(reply(awaited(second))).and(skip))
  }

  it('is somebody else in each on-site round, as far as there are several', () => {
    expect(new Set(rounds({ numberOfInterviewers: 3 })).size).toBe(3)
    const [first, second, third] = rounds({ numberOfInterviewers: 2 })
    expect(first).not.toBe(second)
    expect(third).toBe(first)
    for (const name of rounds({ numberOfInterviewers: 4 })) expect(interviewerNames).toContain(name)
  })

  it('is one person if there is one interviewer, on the phone, and whenever the same session is replayed', () => {
    expect(new Set(rounds({ numberOfInterviewers: 1 })).size).toBe(1)
    expect(new Set(rounds({ numberOfInterviewers: 3, interviewStage: 'telephone' })).size).toBe(1)
    expect(rounds({ numberOfInterviewers: 3 })).toEqual(rounds({ numberOfInterviewers: 3 }))
  })
})

describe('the requested question', () => {
  const asked = () => given({ ...createSession(), challengeId: 'third' })

  it('is kept when the type of interview changes before the start', () => {
    const told = asked()
      .when({ type: 'ChangeSettings', settings: { interviewStage: 'telephone' } })
      .thenEvents('SettingsChanged', 'ChallengePresented')
    expect(told.state).toMatchObject({ question: { challenge: { challenge_id: 'third' } } })
  })

  it('is found again in an available language, and gives way if there is no such question', () => {
    const told = given({ ...createSession({}, 'cpp'), challengeId: 'third' })
    expect(told.state).toMatchObject({ question: null })
    const java = told.and({ type: 'ChangeSettings', settings: {}, programmingLanguage: 'java' })
    expect(java.state).toMatchObject({ question: { challenge: { challenge_id: 'third' } } })
    const unknown = given({ ...createSession({}, 'cpp'), challengeId: 'no-such' })
    const other = unknown.and({ type: 'ChangeSettings', settings: {}, programmingLanguage: 'java' })
    expect(other.state).toMatchObject({ question: { challenge: { challenge_id: 'first' } } })
  })
})

describe('a take-home assessment', () => {
  it('is discussed only after the hand-in, and briefly', () => {
    const told = opened({ interviewStage: 'take_home_assessment', timeLimitInMinutes: 60 })
    expect(told.state).toMatchObject({ questionCount: 1 })
    const handedIn = told.and({ type: 'SubmitCode', code: 'x', programmingLanguage: 'python' })
    const run = handedIn.state.phase === 'IN_PROGRESS' ? handedIn.state.question.runs[0]?.runId : undefined
    const tested = handedIn
      .when({ type: 'CompleteTestRun', runId: run ?? '', results: null })
      .thenEvents('TestRunCompleted', 'ClockChanged', 'StepChanged', 'ReplyRequested')
    expect(tested.jobs).toMatchObject([{ call: 'telephoneOrOnsiteUserQuickActions', action: 'doneCoding' }])
    let defence = tested.and(reply(awaited(tested)))
    for (const answer of ['One pass.', 'O(n).', 'Empty input.'])
      defence = exchange(defence, answer, 'attempt_to_answer_question', true)
    expect(defence.events).toContainEqual(expect.objectContaining({ proposal: expect.anything() }))
    const over = defence.and({ type: 'NextQuestion' })
    expect(over.state).toMatchObject({ phase: 'ENDED', reason: 'completed' })
  })
})
