import { challengeFetchTexts, chatCallTexts } from '@greenroom/shared/rules'
import type { InProgress } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
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
  stranger,
} from '../testing/given.ts'
import { isLastMessage } from './conversation/followUp.ts'

const say = (message: string) => ({ type: 'SendMessage', message, recipient: 'interviewer' }) as const
const code = (text: string) => ({ type: 'SaveCode', code: text, programmingLanguage: 'python' }) as const
const step = (told: { state: { phase: string } }) => ('step' in told.state ? told.state.step : null)

describe('opening a session', () => {
  it('presents a question that fits', () => {
    const told = given(createSession({ timeLimitInMinutes: 45 }))
    expect(told.state).toMatchObject({
      phase: 'NOT_STARTED',
      questionCount: 2,
      question: { challenge: { challenge_id: 'first' } },
    })
  })

  it('says the text of spec §8 if none matches, and doesn’t start', () => {
    const told = given(createSession({ interviewDifficulty: 'challenging' }))
    expect(told.events[1]).toEqual({
      type: 'ChallengeUnavailable',
      message: challengeFetchTexts.noMatch,
      programming_language: 'cpp',
      code_stub: '',
    })
    told.when({ type: 'StartInterview' }).thenRefused('NO_CHALLENGE')
  })

  it('starts once the settings find a question', () => {
    const told = given(createSession({}, 'cpp'))
    told.when({ type: 'StartInterview' }).thenRefused('NO_CHALLENGE')
    told
      .when({ type: 'ChangeSettings', settings: {}, programmingLanguage: 'java' })
      .thenEvents('SettingsChanged', 'ChallengePresented')
      .when({ type: 'StartInterview' })
      .thenEvents('ChallengePresented', 'InterviewStarted', 'ReplyRequested')
  })

  it('is for members only', () => {
    given().when({ type: 'StartInterview' }, stranger).thenRefused('NOT_ALLOWED')
  })
})

describe('the conversation', () => {
  it('begins with the interviewer, whose first words start the clock', () => {
    const told = given(createSession(), { type: 'StartInterview' })
    expect(told.jobs).toMatchObject([{ kind: 'chat.call', call: 'askQuestion' }])
    expect(told.state).toMatchObject({ clock: { runningSince: null }, step: 'introduction' })
    const begun = told.when(reply('reply-2')).thenEvents('MessageSent', 'ClockStarted', 'StepChanged')
    expect(begun.state).toMatchObject({ clock: { runningSince: begun.state.at }, step: 'clarification' })
  })

  it('awaits an answer to a message, and accepts no second one before', () => {
    const told = opened().when(say('Are the ends inclusive?')).thenEvents('MessageSent', 'ReplyRequested')
    told.when(say('Hello?')).thenRefused('REPLY_PENDING')
    expect(told.jobs).toMatchObject([{ call: 'telephoneOrOnsiteRespondToMsg' }])
  })

  it('refuses an empty message', () => opened().when(say('  \n')).thenRefused('EMPTY_MESSAGE'))

  it('refuses a reply that isn’t awaited', () => {
    opened().when(reply('reply-99')).thenRefused('NO_LONGER_AWAITED')
    opened()
      .when({ ...results(1, 1), runId: 'run-99' })
      .thenRefused('NO_LONGER_AWAITED')
  })

  it('classifies the message that it answers', () => {
    const told = exchange(opened(), 'Is it sorted?', 'request_for_clarification')
    expect(told.events[0]).toMatchObject({ type: 'IntentClassified', intent: 'request_for_clarification' })
    expect(step(told)).toBe('clarification')
  })

  it('moves to the approach with the first attempt and to the code when it is accepted', () => {
    const attempted = exchange(opened(), 'I would try all pairs.', 'attempt_to_answer_question', false)
    expect(step(attempted)).toBe('approach')
    expect(step(exchange(attempted, 'Sort first.', 'attempt_to_answer_question', true))).toBe('coding')
  })

  it('moves to the code at the second attempt in any case, and at once if the first is accepted', () => {
    const attempted = exchange(opened(), 'All pairs.', 'attempt_to_answer_question', false)
    expect(step(exchange(attempted, 'All triples.', 'attempt_to_answer_question', false))).toBe('coding')
    expect(step(exchange(opened(), 'Sort first.', 'attempt_to_answer_question', true))).toBe('coding')
  })

  it('reveals one rung of the ladder at a time, five at most', () => {
    let told = opened()
    for (const rung of [1, 2, 3, 4, 5, 5]) {
      told = exchange(told, 'A hint, please.', 'request_for_hint')
      expect(told.state).toMatchObject({ question: { hintRung: rung } })
    }
  })

  it('keeps the text of spec §8 in the chat when a call failed, and can retry', () => {
    const told = opened().and(say('Hello?'))
    const failed = told
      .when({ type: 'FailReply', replyId: awaited(told), status: 503, code: null })
      .thenEvents('ReplyFailed', 'MessageSent', 'ClockChanged')
    expect(failed.events[1]).toMatchObject({ sender: 'system', message: chatCallTexts.tooLong })
    const again = failed.when({ type: 'RetryReply' }).thenEvents('ReplyRequested')
    again.when({ type: 'RetryReply' }).thenRefused('NOTHING_TO_RETRY')
    again.when(reply(awaited(again), 'unknown')).thenEvents('IntentClassified', 'MessageSent')
  })

  it.each([
    [402, chatCallTexts.insufficientTokens],
    [503, chatCallTexts.tooLong],
    [502, chatCallTexts.other],
    [500, chatCallTexts.other],
    [404, chatCallTexts.other],
  ])('uses the text of spec §8 for %i', (status, text) => {
    const told = opened().and(say('Hello?'))
    const failed = told.and({ type: 'FailReply', replyId: awaited(told), status, code: null })
    expect(failed.state.messages.at(-1)).toMatchObject({ sender: 'system', message: text })
  })
})

describe('the code', () => {
  it('is saved, the first edit starts the coding, and the same code changes nothing', () => {
    const saved = opened().when(code('x = 1')).thenEvents('CodeSnapshotTaken', 'StepChanged')
    expect(saved.state).toMatchObject({ step: 'coding', savedAt: saved.state.at })
    saved.when(code('x = 1')).thenNothing()
  })

  it('doesn’t run in front of the candidate on site and on the phone', () => {
    for (const interviewStage of ['on_site', 'telephone']) {
      opened({ interviewStage })
        .when({ type: 'RunTests', code: 'x', programmingLanguage: 'python' })
        .thenRefused('CODE_EXECUTION_DISABLED')
      opened({ interviewStage })
        .when({ type: 'SubmitCode', code: 'x', programmingLanguage: 'python' })
        .thenRefused('CODE_EXECUTION_DISABLED')
    }
  })

  it('runs and is submitted in a take-home assessment', () => {
    const told = opened({ interviewStage: 'take_home_assessment' })
    const running = told
      .when({ type: 'RunTests', code: 'x', programmingLanguage: 'python' })
      .thenEvents('CodeSnapshotTaken', 'StepChanged', 'TestRunRequested')
    running.when({ type: 'RunTests', code: 'y', programmingLanguage: 'python' }).thenRefused('RUN_PENDING')
    const ran = running.and({ ...results(1, 2), runId: pendingRun(running) })
    const submitted = ran
      .when({ type: 'SubmitCode', code: 'z', programmingLanguage: 'python' })
      .thenEvents('CodeSnapshotTaken', 'CodeHandedIn', 'StepChanged', 'TestRunRequested')
    expect(submitted.jobs).toMatchObject([
      { kind: 'code.run', purpose: 'submission', code: 'z' },
      { kind: 'code.examine' },
    ])
  })

  it('runs on the candidate’s own input, with nothing expected', () => {
    const testCases = [{ stdin: '1 2\n', expected_output: null }]
    const running = opened({ interviewStage: 'take_home_assessment' })
      .when({ type: 'RunTests', code: 'x', programmingLanguage: 'python', testCases })
      .thenEvents('CodeSnapshotTaken', 'StepChanged', 'TestRunRequested')
    expect(running.jobs).toMatchObject([{ kind: 'code.run', purpose: 'custom', testCases }])
  })

  it('is tested behind the scenes when the candidate is done, and then discussed', () => {
    const done = opened()
      .and(code('x = 1'))
      .when({ type: 'DoneCoding', code: 'x = 2' })
      .thenEvents('CodeSnapshotTaken', 'CodeHandedIn', 'StepChanged', 'TestRunRequested')
    expect(done.jobs).toMatchObject([{ kind: 'code.run', purpose: 'hidden', code: 'x = 2' }, { kind: 'code.examine' }])
    done.when({ type: 'DoneCoding' }).thenRefused('ALREADY_DONE')
    const tested = done
      .when({ ...results(3, 4), runId: pendingRun(done) })
      .thenEvents('TestRunCompleted', 'StepChanged', 'ReplyRequested')
    expect(tested.state).toMatchObject({ step: 'follow_up', awaitingReply: { action: 'doneCoding' } })
  })

  it('is discussed after the pending answer, if there is one', () => {
    const told = opened().and(code('x = 1'), say('Is that fine?'), { type: 'DoneCoding' })
    const tested = told
      .when({ ...results(4, 4), runId: pendingRun(told) })
      .thenEvents('TestRunCompleted', 'StepChanged')
    const answered = tested.and(reply(awaited(tested), 'unknown'))
    expect(answered.state).toMatchObject({ awaitingReply: { action: 'doneCoding' } })
  })

  it('is discussed even if the run failed on our side', () => {
    const done = opened().and({ type: 'DoneCoding', code: 'x' })
    done
      .when({ type: 'CompleteTestRun', runId: pendingRun(done), results: null })
      .thenEvents('TestRunCompleted', 'ClockChanged', 'StepChanged', 'ReplyRequested')
    done
      .when({ type: 'RejectTestRun', runId: pendingRun(done) })
      .thenEvents('TestRunRejected', 'StepChanged', 'ReplyRequested')
  })
})

const inProgress = ({ state }: Story): InProgress => {
  if (state.phase !== 'IN_PROGRESS') throw new Error('the interview is not in progress')
  return state
}

function debriefed(minutes = 20) {
  const done = opened({ timeLimitInMinutes: minutes }).and({ type: 'DoneCoding', code: 'x' })
  const tested = done.and({ ...results(4, 4), runId: pendingRun(done) })
  return tested.and(reply(awaited(tested)))
}

describe('the end of a question', () => {
  it('wraps up after three follow-ups, and lets the candidate choose what comes next', () => {
    let told = debriefed()
    told = exchange(told, 'n log n', 'attempt_to_answer_question', true)
    told = exchange(told, 'It returns 0.', 'attempt_to_answer_question', true)
    told = told.when(say('A heap.')).thenEvents('MessageSent', 'StepChanged', 'ReplyRequested')
    expect(step(told)).toBe('wrap_up')
    const asked = told
      .when(reply(awaited(told), 'attempt_to_answer_question', true))
      .thenEvents('IntentClassified', 'MessageSent', 'StepChanged')
    expect(asked.events[1]).toMatchObject({ proposal: { options: expect.arrayContaining(['end']) } })
    const over = asked.when({ type: 'NextQuestion' }).thenEvents('InterviewEnded', 'ScorecardRequested')
    expect(over.state).toMatchObject({ phase: 'ENDED', reason: 'completed', scorecard: { status: 'pending' } })
    expect(over.jobs).toEqual([{ kind: 'scorecard.complete' }])
  })

  it('doesn’t count the candidate’s questions as answers, but six messages are enough', () => {
    let told = debriefed()
    for (let message = 0; message < 5; message += 1)
      told = exchange(told, 'What do you mean?', 'request_for_clarification')
    expect(step(told)).toBe('follow_up')
    expect(step(told.and(say('And now?')))).toBe('wrap_up')
  })

  it('doesn’t close after a question about the last question, or a plea for time', () => {
    let told = debriefed(45)
    told = exchange(told, 'n log n', 'attempt_to_answer_question', true)
    told = exchange(told, 'It returns 0.', 'attempt_to_answer_question', true)
    told = exchange(told, 'Which list do you mean?', 'request_for_clarification')
    expect(told.state).toMatchObject({ step: 'wrap_up', question: { number: 1 } })
    told = exchange(told, 'Give me a minute.', 'unknown')
    expect(told.state).toMatchObject({ step: 'wrap_up', question: { number: 1 } })
    told = exchange(told, 'A heap.', 'attempt_to_answer_question', true)
    expect(told.state).toMatchObject({ step: 'follow_up', question: { number: 1 } })
    expect(told.events).toContainEqual(expect.objectContaining({ proposal: expect.anything() }))
  })

  it('makes the offer after six messages, whatever is asked about the last question', () => {
    let told = debriefed(45)
    told = exchange(told, 'n log n', 'attempt_to_answer_question', true)
    told = exchange(told, 'It returns 0.', 'attempt_to_answer_question', true)
    for (let message = 0; message < 3; message += 1)
      told = exchange(told, 'What do you mean?', 'request_for_clarification')
    expect(told.state).toMatchObject({ step: 'wrap_up', question: { number: 1 } })
    expect(isLastMessage(inProgress(told))).toBe(false)
    told = told.and(say('What do you mean?'))
    expect(isLastMessage(inProgress(told))).toBe(true)
    told = told.and(reply(awaited(told), 'request_for_clarification'))
    expect(told.events).toContainEqual(expect.objectContaining({ proposal: expect.anything() }))
    expect(told.state).toMatchObject({ question: { number: 1 } })
  })

  it('ignores code written after the hand-in', () => {
    let told = debriefed(45)
    told = exchange(told, 'n', 'attempt_to_answer_question', true)
    told = exchange(told, 'n', 'attempt_to_answer_question', true)
    told = told.and(code('y'), say('n'))
    told = told.and(reply(awaited(told), 'attempt_to_answer_question', true))
    const next = told.when({ type: 'NextQuestion' }).thenEvents('ChallengePresented', 'StepChanged', 'ReplyRequested')
    expect(next.jobs).toMatchObject([{ kind: 'chat.call' }])
    expect(next.state).toMatchObject({ pastQuestions: [{ handIns: [{ code: 'x', testsPassed: 4 }] }] })
  })

  it('tests code that was never handed in, and judges it by that', () => {
    const told = opened({ timeLimitInMinutes: 45 }).and(code('y'))
    const over = told.when({ type: 'EndInterview' }).thenEvents('TestRunRequested', 'InterviewEnded')
    expect(over.jobs).toMatchObject([{ kind: 'code.run', purpose: 'hidden', code: 'y' }])
    const tested = over.and({ ...results(4, 4), runId: pendingRun(over) })
    expect(tested.state).toMatchObject({ questions: [{ handIns: [], runs: [{ outcome: { status: 'COMPLETED' } }] }] })
  })

  it('moves to the next question when the candidate says so', () => {
    let told = debriefed(45)
    told = exchange(told, 'n', 'attempt_to_answer_question', true)
    told = exchange(told, 'Next question, please.', 'unknown')
    expect(told.state).toMatchObject({
      phase: 'IN_PROGRESS',
      step: 'introduction',
      question: { number: 2, challenge: { challenge_id: 'second' }, hintRung: 0, runs: [] },
      pastQuestions: [{ number: 1, outcome: 'done' }],
      awaitingReply: { call: 'askQuestion' },
    })
  })

  it('records a skip and moves on, whatever reply was pending', () => {
    const told = opened({ timeLimitInMinutes: 45 }).and(say('Hm.'))
    const owed = awaited(told)
    const skipped = told
      .when({ type: 'SkipQuestion' })
      .thenEvents('QuestionSkipped', 'ChallengePresented', 'StepChanged', 'ReplyRequested')
    expect(skipped.state).toMatchObject({
      pastQuestions: [{ outcome: 'skipped' }],
      awaitingReply: { action: 'skipQuestion' },
    })
    skipped.when(reply(owed)).thenRefused('NO_LONGER_AWAITED')
  })

  it('does nothing to a question that the sender no longer has in front of them', () => {
    const told = opened({ timeLimitInMinutes: 45 }).and({ type: 'SkipQuestion', question: 1 })
    for (const command of [
      { type: 'SkipQuestion', question: 1 },
      { type: 'DoneCoding', question: 1, code: 'x' },
      { ...code('x'), question: 1 },
    ] as const) {
      told.when(command).thenRefused('QUESTION_OVER')
    }
    told
      .when({ type: 'SkipQuestion', question: 2 })
      .thenEvents('QuestionSkipped', 'InterviewEnded', 'ScorecardRequested')
  })

  it('ends with the last question skipped', () => {
    opened().when({ type: 'SkipQuestion' }).thenEvents('QuestionSkipped', 'InterviewEnded', 'ScorecardRequested')
  })

  it('tests the current code when the interview ends before a hand-in, and scores then', () => {
    const over = opened()
      .and(code('x = 1'))
      .when({ type: 'EndInterview' })
      .thenEvents('TestRunRequested', 'InterviewEnded')
    const scored = over
      .when({ ...results(2, 2), runId: pendingRun(over) })
      .thenEvents('TestRunCompleted', 'ScorecardRequested')
    expect(scored.jobs).toEqual([{ kind: 'scorecard.complete' }])
  })

  it('is final', () => {
    const over = opened().and({ type: 'EndInterview' })
    for (const command of [
      say('Wait'),
      code('y'),
      { type: 'DoneCoding' },
      { type: 'SkipQuestion' },
      { type: 'EndInterview' },
    ] as const) {
      over.when(command).thenRefused('NOT_IN_PROGRESS')
    }
    over.when({ type: 'StartInterview' }).thenRefused('ALREADY_STARTED')
    over.when({ type: 'RetryReply' }).thenRefused('NOTHING_TO_RETRY')
  })

  it('can retry a failed scorecard', () => {
    const failed = opened().and({ type: 'EndInterview' }, { type: 'FailScorecard', message: 'No.' })
    expect(failed.state).toMatchObject({ scorecard: { status: 'failed', message: 'No.' } })
    failed.when({ type: 'RetryReply' }).thenEvents('ScorecardRequested')
  })
})

describe('the settings in the room (spec §2)', () => {
  it('applies the personality at any time, and falls back (spec §5)', () => {
    opened()
      .when({ type: 'ChangeSettings', settings: { interviewerPersonality: 'Harsh' } })
      .thenEvents('SettingsChanged')
    opened()
      .when({ type: 'ChangeSettings', settings: { interviewerPersonality: 'nonsense' } })
      .thenNothing()
  })

  it('switches the question’s texts to another language and keeps code written in the first', () => {
    const told = opened()
      .and(code('x = 1'))
      .when({ type: 'ChangeSettings', settings: {}, programmingLanguage: 'java' })
      .thenEvents('SettingsChanged')
    expect(told.state).toMatchObject({
      programmingLanguage: 'java',
      question: {
        challenge: {
          ...{ programming_language: 'java', code_stub: 'java stub', reading: 'java reading' },
          ...{ challenge_description: 'Solve first in java.', parts: { task: 'Solve first in java.' } },
          limits: { timeMs: 3_000, memoryMb: 256 },
        },
        drafts: { python: 'x = 1' },
      },
    })
    told.when({ type: 'ChangeSettings', settings: {}, programmingLanguage: 'cpp' }).thenRefused('SETTING_LOCKED')
  })

  it('never changes duration or difficulty, and the type of interview only before the start', () => {
    given()
      .when({ type: 'ChangeSettings', settings: { timeLimitInMinutes: 60 } })
      .thenRefused('SETTING_LOCKED')
    given()
      .when({ type: 'ChangeSettings', settings: { interviewDifficulty: 'straightforward' } })
      .thenRefused('SETTING_LOCKED')
    given()
      .when({ type: 'ChangeSettings', settings: { interviewStage: 'telephone' } })
      .thenEvents('SettingsChanged', 'ChallengePresented')
    opened()
      .when({ type: 'ChangeSettings', settings: { interviewStage: 'telephone' } })
      .thenRefused('SETTING_LOCKED')
  })
})
