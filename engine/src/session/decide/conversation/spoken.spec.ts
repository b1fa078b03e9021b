import { describe, expect, it } from 'vitest'
import { awaited, exchange, opened, reply } from '../../testing/given.ts'

const spoken = () => opened({ timeLimitInMinutes: 45 }, { challengeId: 'spoken' })
const attempt = 'attempt_to_answer_question'
const code = { code: 'notes', programmingLanguage: 'python' } as const

describe('a question that is answered in words', () => {
  it('goes from an accepted answer to what follows from it, without anything to code', () => {
    const answered = exchange(spoken(), 'Two transactions read before either writes.', attempt, true)
    expect(answered.events.filter(({ type }) => type === 'StepChanged')).toEqual([
      { type: 'StepChanged', step: 'approach' },
      { type: 'StepChanged', step: 'follow_up' },
    ])
    expect(answered.jobs).toEqual([])
  })

  it('goes there with the second answer, whatever it is worth', () => {
    const once = exchange(spoken(), 'A lock.', attempt, false)
    expect(once.state).toMatchObject({ step: 'approach' })
    expect(exchange(once, 'A transaction.', attempt, false).state).toMatchObject({ step: 'follow_up' })
  })

  it('takes three more answers, and then the next question comes', () => {
    let told = exchange(spoken(), 'Two transactions read before either writes.', attempt, true)
    for (const answer of ['With a unique key.', 'With a lock.']) told = exchange(told, answer, attempt, true)
    expect(told.state).toMatchObject({ step: 'follow_up' })
    told = exchange(told, 'With a retry.', attempt, true)
    expect(told.state).toMatchObject({
      step: 'introduction',
      question: { number: 2 },
      pastQuestions: [{ outcome: 'done', runs: [] }],
    })
  })

  it('is done by the button as well: the interviewer reacts, and no test runs', () => {
    const done = spoken()
      .when({ type: 'DoneCoding', code: 'notes' })
      .thenEvents('CodeSnapshotTaken', 'StepChanged', 'ReplyRequested')
    expect(done.state).toMatchObject({ step: 'follow_up', question: { runs: [] } })
    expect(done.jobs).toMatchObject([{ kind: 'chat.call', action: 'doneCoding' }])
    const reacted = done.and(reply(awaited(done)))
    expect(reacted.state).toMatchObject({ awaitingReply: null, step: 'follow_up' })
    reacted.when({ type: 'DoneCoding' }).thenRefused('ALREADY_DONE')
  })

  it('waits with the button for an answer that is owed', () => {
    const sent = spoken().and({ type: 'SendMessage', message: 'A lock.', recipient: 'interviewer' })
    sent.when({ type: 'DoneCoding' }).thenRefused('REPLY_PENDING')
  })

  it('keeps notes, which are no code: they begin nothing, and nothing runs them, at the end neither', () => {
    const noted = spoken()
      .when({ type: 'SaveCode', ...code })
      .thenEvents('CodeSnapshotTaken')
    expect(noted.state).toMatchObject({ step: 'clarification' })
    noted.when({ type: 'RunTests', ...code }).thenRefused('CODE_EXECUTION_DISABLED')
    noted.when({ type: 'SubmitCode', ...code }).thenRefused('CODE_EXECUTION_DISABLED')
    const ended = noted.and({ type: 'EndInterview' })
    expect(ended.jobs).toEqual([{ kind: 'scorecard.complete' }])
    expect(ended.state).toMatchObject({ questions: [{ outcome: 'open' }] })
  })

  it('is not tested by a take-home assessment either', () => {
    const taken = opened({ interviewStage: 'take_home_assessment' }, { challengeId: 'spoken' })
    taken.when({ type: 'RunTests', ...code }).thenRefused('CODE_EXECUTION_DISABLED')
  })
})
