import { describe, expect, it } from 'vitest'
import type { CreateSession } from '../../commands.ts'
import { awaited, exchange, opened, reply, type Story } from '../../testing/given.ts'

const deck = (kind: Partial<CreateSession> = {}, timeLimitInMinutes = 20) =>
  opened({ timeLimitInMinutes }, { challengeId: 'deck', assessmentType: 'truth_or_despair', ...kind })
const right = (told: Story) => exchange(told, 'True, 80 %.', 'attempt_to_answer_question', true)
const wrong = (told: Story) => exchange(told, 'False.', 'attempt_to_answer_question', false)
const pass = (told: Story) => exchange(told, 'I do not know.', 'declare_not_knowing_answer')
const steps = ({ events }: Story) => events.flatMap((event) => (event.type === 'StepChanged' ? [event.step] : []))
const all = (told: Story, ...moves: ((told: Story) => Story)[]) => moves.reduce((so, move) => move(so), told)

describe('a deck of statements', () => {
  it('is a single step, from the first statement to the last', () => {
    const begun = deck()
    expect(steps(begun)).toEqual(['approach'])
    const told = all(begun, right, right, wrong, pass)
    expect(told.state).toMatchObject({
      step: 'approach',
      awaitingReply: null,
      question: { statements: { settled: 4, strikes: 1 } },
    })
    expect(told.jobs).toEqual([])
  })

  it('ends with its last statement', () => {
    const told = all(deck(), right, right, wrong, pass, right)
    expect(steps(told)).toEqual(['wrap_up'])
    expect(told.events.map(({ type }) => type)).toEqual([
      'IntentClassified',
      'MessageSent',
      'StepChanged',
      'InterviewEnded',
      'ScorecardRequested',
    ])
    expect(told.state).toMatchObject({
      phase: 'ENDED',
      reason: 'completed',
      questions: [{ outcome: 'done', statements: { settled: 5, strikes: 1 } }],
    })
    expect(told.jobs).toEqual([{ kind: 'scorecard.complete' }])
  })

  it('ends with the third wrong answer, even if the interviewer would continue', () => {
    const told = all(deck(), wrong, right, wrong)
    expect(told.state).toMatchObject({ phase: 'IN_PROGRESS', step: 'approach' })
    expect(wrong(told).state).toMatchObject({ phase: 'ENDED', reason: 'completed' })
  })

  it('makes room for the next question if there is one', () => {
    const told = all(deck({}, 45), wrong, wrong, wrong)
    expect(told.state).toMatchObject({
      step: 'introduction',
      question: { number: 2, statements: null },
      pastQuestions: [{ statements: { settled: 3, strikes: 3 } }],
    })
    expect(told.jobs).toMatchObject([{ kind: 'chat.call', call: 'askQuestion' }])
  })

  it('continues after an admitted gap, which isn’t a strike', () => {
    expect(all(deck(), pass, pass, pass, pass).state).toMatchObject({
      phase: 'IN_PROGRESS',
      question: { statements: { settled: 4, strikes: 0 } },
    })
    expect(all(deck(), pass, pass, pass, pass, pass).state).toMatchObject({ phase: 'ENDED' })
  })

  it.each([
    'unknown',
    'unrelated_question',
    'request_for_clarification',
    'request_for_hint',
    'request_to_skip',
  ] as const)('waits for the answer if the message was %s, and gives no hint', (intent) => {
    const told = exchange(deck(), 'What does it mean?', intent, false)
    expect(told.events.map(({ type }) => type)).toEqual(['IntentClassified', 'MessageSent'])
    expect(told.state).toMatchObject({ question: { hintRung: 0, statements: { settled: 0, strikes: 0 } } })
  })

  it('doesn’t count answers to the interviewer’s buttons', () => {
    const told = all(deck(), right, right, right, right).and({ type: 'AskInterviewer', action: 'help' })
    const answered = told.and(reply(awaited(told), 'attempt_to_answer_question', false))
    expect(answered.state).toMatchObject({
      phase: 'IN_PROGRESS',
      question: { statements: { settled: 4, strikes: 0 }, hintRung: 0 },
    })
  })

  it('has no hints, not even from the coach', () => {
    deck().when({ type: 'AskCoach', desiredAction: 'provideHint' }).thenRefused('NO_HINTS_LEFT')
    deck().when({ type: 'UsePowerUp', powerUp: 'mentors_whisper' }).thenRefused('POWER_UP_NOT_NOW')
  })

  it('stops early by the button: the interviewer closes, without a follow-up', () => {
    const done = right(deck()).and({ type: 'DoneCoding' })
    expect(done.events.map(({ type }) => type)).toEqual(['StepChanged', 'ReplyRequested'])
    expect(done.state).toMatchObject({ step: 'wrap_up' })
    done.when({ type: 'DoneCoding' }).thenRefused('ALREADY_DONE')
    expect(done.and(reply(awaited(done))).state).toMatchObject({ phase: 'ENDED', reason: 'completed' })
  })

  it('is skipped like any question', () => {
    const skipped = right(deck({}, 45)).and({ type: 'SkipQuestion' })
    expect(skipped.state).toMatchObject({ question: { number: 2 }, pastQuestions: [{ outcome: 'skipped' }] })
  })

  it('counts a message once, even if its reply failed at first', () => {
    const sent = wrong(wrong(deck())).and({ type: 'SendMessage', message: 'True.', recipient: 'interviewer' })
    const failed = sent.and({ type: 'FailReply', replyId: awaited(sent), status: 503, code: null })
    expect(failed.state).toMatchObject({ question: { statements: { settled: 2, strikes: 2 } } })
    const again = failed.and({ type: 'RetryReply' })
    expect(again.and(reply(awaited(again), 'attempt_to_answer_question', false)).state).toMatchObject({
      phase: 'ENDED',
    })
  })
})
