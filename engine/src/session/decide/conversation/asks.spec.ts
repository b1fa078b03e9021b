import { chatCallTexts } from '@greenroom/shared/rules'
import { type CoachAskAction, coachAsks, interviewerAsks, viewOf } from '@greenroom/shared/session'
import { type DesiredAction, desiredActions } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { awaited, createSession, exchange, given, opened, reply, results, type Story } from '../../testing/given.ts'

const ask = (action: (typeof interviewerAsks)[number]) => ({ type: 'AskInterviewer', action }) as const
const coach = (desiredAction: DesiredAction) => ({ type: 'AskCoach', desiredAction }) as const
const button = (action: CoachAskAction) => ({ type: 'AskCoach', action }) as const
const hello = { type: 'SendMessage', message: 'Hello?', recipient: 'interviewer' } as const
const aside = { type: 'SendMessage', message: 'Am I on the right track?', recipient: 'interviewerCoach' } as const

function owedByCoach({ state }: Story): string {
  if (state.phase !== 'IN_PROGRESS' || state.awaitingCoach === null) throw new Error('the coach owes nothing')
  return state.awaitingCoach.replyId
}
const questionOf = ({ state }: Story) => {
  if (state.phase !== 'IN_PROGRESS') throw new Error('not in progress')
  return state.question
}
const exam = (): Story => opened({}, { exam: true })

describe('asking the interviewer by a button', () => {
  it.each(interviewerAsks)('%s is a separate call, and an awaited reply', (action) => {
    const asked = opened().when(ask(action)).thenEvents('ReplyRequested')
    expect(asked.jobs).toMatchObject([{ kind: 'chat.call', call: action, action: null }])
    asked.when(ask(action)).thenRefused('REPLY_PENDING')
    asked.when(hello).thenRefused('REPLY_PENDING')
    opened().and(hello).when(ask(action)).thenRefused('REPLY_PENDING')
  })

  it('is recorded in its place, however often, during the interview and after it', () => {
    const asked = opened().and(ask('help'))
    const told = asked.and(reply(awaited(asked))).and(ask('debug'))
    const before = told.state.messages.length
    const expected = [
      { action: 'help', replyId: awaited(asked), afterMessages: before - 1 },
      { action: 'debug', replyId: awaited(told), afterMessages: before },
    ]
    expect(told.state.asked).toMatchObject(expected)
    expect(told.and({ type: 'EndInterview' }).state).toMatchObject({ phase: 'ENDED', asked: expected })
  })

  it.each(interviewerAsks)('%s moves no step, whatever the answer says about an attempt', (action) => {
    const asked = opened().and(ask(action))
    const answered = asked.and(reply(awaited(asked), 'attempt_to_answer_question', true))
    expect(answered.state).toMatchObject({ step: 'clarification', question: { attemptsToAnswer: 0 } })
  })

  it('counts help as the next rung of the ladder, five at most, and as none after the hand-in', () => {
    let told = opened()
    for (const rung of [1, 2, 3, 4, 5, 5]) {
      const asked = told.and(ask('help'))
      told = asked.and(reply(awaited(asked)))
      expect(questionOf(told).hintRung).toBe(rung)
    }
    const testing = opened().and({ type: 'DoneCoding', code: 'x' }, ask('help'))
    expect(questionOf(testing.and(reply(awaited(testing), 'request_for_hint'))).hintRung).toBe(0)
    const feedback = opened().and(ask('giveFeedback'))
    expect(questionOf(feedback.and(reply(awaited(feedback), 'request_for_hint'))).hintRung).toBe(0)
  })

  it('caps the scorecard by the answers, and not by failures', () => {
    const failing = opened().and(ask('debug'))
    const failed = failing.and({ type: 'FailReply', replyId: awaited(failing), status: 404, code: null })
    expect(failed.state.messages.at(-1)).toMatchObject({ sender: 'system', message: chatCallTexts.other })
    expect(questionOf(failed).askedCaps).toEqual({})
    const again = failed.and({ type: 'RetryReply' })
    expect(again.jobs).toMatchObject([{ call: 'debug' }])
    expect(questionOf(again.and(reply(awaited(again)))).askedCaps).toEqual({ testing: 3 })
  })

  it('doesn’t close an interview that is wrapping up', () => {
    const done = opened().and({ type: 'DoneCoding', code: 'x' })
    const run = questionOf(done).runs[0]?.runId ?? ''
    let told = done.and({ ...results(2, 2), runId: run })
    told = told.and(reply(awaited(told)))
    for (let answers = 0; answers < 2; answers += 1)
      told = exchange(told, 'O(n) time.', 'attempt_to_answer_question', true)
    const last = told.and(hello)
    expect(last.state).toMatchObject({ step: 'wrap_up' })
    const lost = last.and({ type: 'FailReply', replyId: awaited(last), status: 503, code: null })
    const asked = lost.and(ask('giveFeedback'))
    const answered = asked.and(reply(awaited(asked)))
    expect(answered.state).toMatchObject({ phase: 'IN_PROGRESS', step: 'wrap_up', awaitingReply: null })
    const closing = answered.and(hello)
    const proposed = closing.and(reply(awaited(closing)))
    expect(proposed.events).toContainEqual(expect.objectContaining({ proposal: expect.anything() }))
    expect(proposed.state.phase).toBe('IN_PROGRESS')
  })
})

describe('asking the coach', () => {
  it.each(desiredActions)('%s is a predefined interaction, visible to the candidate alone', (desiredAction) => {
    const asked = opened().when(coach(desiredAction)).thenEvents('ReplyRequested')
    expect(asked.jobs).toMatchObject([{ kind: 'chat.call', call: 'predefinedInteractions', desiredAction }])
    const answered = asked.and(reply(owedByCoach(asked)))
    expect(answered.state.messages.at(-1)).toMatchObject({ sender: 'interviewerCoach', recipient: 'candidate' })
    const overheard = answered.commits.flatMap((commit) => viewOf(commit, 'user:9').events)
    expect(JSON.stringify(overheard)).not.toMatch(/interviewerCoach|predefinedInteractions/)
  })

  it.each(coachAsks)('%s is a call of the coach', (action) => {
    const asked = opened().when(button(action)).thenEvents('ReplyRequested')
    expect(asked.jobs).toMatchObject([{ call: action === 'debug' ? 'coachDebug' : 'coachSimplifyCode' }])
  })

  it('is one request at a time, independent of the interviewer’s pending reply', () => {
    const both = opened().and(hello, button('debug'))
    both.when(button('debug')).thenRefused('COACH_PENDING')
    both.when(aside).thenRefused('COACH_PENDING')
    const answered = both.and(reply(awaited(both), 'request_for_clarification'))
    expect(answered.state).toMatchObject({ awaitingReply: null, awaitingCoach: { call: 'coachDebug' } })
  })

  it('stores the code in view', () => {
    opened()
      .when({ ...button('debug'), code: 'x = 1' })
      .thenEvents('CodeSnapshotTaken', 'LookRequested', 'ReplyRequested')
      .and({ type: 'SaveCode', code: 'x = 1', programmingLanguage: 'python' })
    opened()
      .and({ type: 'SaveCode', code: 'x = 1', programmingLanguage: 'python' })
      .when({ ...button('simplifyCode'), code: 'x = 1' })
      .thenEvents('ReplyRequested')
  })

  it('gives the next rung of the same ladder, until there is none', () => {
    let told = exchange(opened(), 'A hint, please.', 'request_for_hint')
    for (const rung of [2, 3, 4, 5]) {
      const asked = told.and(coach('provideHint'))
      told = asked.when(reply(owedByCoach(asked))).thenEvents('MessageSent', 'HintRevealed')
      expect(questionOf(told).hintRung).toBe(rung)
    }
    told.when(coach('provideHint')).thenRefused('NO_HINTS_LEFT')
    opened().and({ type: 'DoneCoding', code: 'x' }).when(coach('provideHint')).thenRefused('NO_HINTS_LEFT')
  })

  it('caps like the power-up with the same effect', () => {
    const told = (['provideClarification', 'detectBugsInCode', 'provideCodeFeedback'] as const).reduce(
      (story, desiredAction) => {
        const asked = story.and(coach(desiredAction))
        return asked.and(reply(owedByCoach(asked)))
      },
      opened(),
    )
    expect(questionOf(told).askedCaps).toEqual({ testing: 3, 'technical competency': 3 })
  })

  it('answers a private message that the interviewer never sees', () => {
    const asked = opened().when(aside).thenEvents('MessageSent', 'ReplyRequested')
    expect(asked.state).toMatchObject({ awaitingReply: null, awaitingCoach: { desiredAction: 'respondToMessage' } })
    const overheard = asked.commits.flatMap((commit) => viewOf(commit, 'user:9').events)
    expect(JSON.stringify(overheard)).not.toContain(aside.message)
    opened()
      .when({ ...aside, message: ' ' })
      .thenRefused('EMPTY_MESSAGE')
  })
})

describe('an exam', () => {
  it('has no coach, no buttons and no hints', () => {
    exam().when(ask('help')).thenRefused('NO_HELP_IN_EXAM')
    exam().when(coach('provideHint')).thenRefused('NO_HELP_IN_EXAM')
    exam().when(button('debug')).thenRefused('NO_HELP_IN_EXAM')
    exam().when(aside).thenRefused('NO_HELP_IN_EXAM')
    exam().when({ type: 'UsePowerUp', powerUp: 'mentors_whisper' }).thenRefused('POWER_UPS_OFF')
    const told = exchange(exam(), 'A hint, please.', 'request_for_hint')
    expect(questionOf(told).hintRung).toBe(0)
    expect(told.commits.flatMap(({ events }) => events).some(({ type }) => type === 'HintRevealed')).toBe(false)
  })

  it.each(['timed_coding', 'efficient_algorithm'] as const)('is always what %s is', (assessmentType) => {
    const told = given({ ...createSession(), assessmentType })
    expect(told.state).toMatchObject({ exam: true })
  })
})
