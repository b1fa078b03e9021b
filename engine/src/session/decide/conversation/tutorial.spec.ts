import { describe, expect, it } from 'vitest'
import type { CreateSession } from '../../commands.ts'
import { awaited, createSession, exchange, given, opened, reply, type Story } from '../../testing/given.ts'

const warmUp = (kind: Partial<CreateSession> = {}) =>
  opened({}, { challengeId: 'tutorial', assessmentType: 'skip_dummy_challenge', ...kind })
const right = (told: Story) => exchange(told, 'Two are free.', 'attempt_to_answer_question', true)
const stuck = (told: Story) => exchange(told, 'A hint?', 'request_for_hint')
const steps = ({ events }: Story) => events.flatMap((event) => (event.type === 'StepChanged' ? [event.step] : []))
const all = (told: Story, ...moves: ((told: Story) => Story)[]) => moves.reduce((so, move) => move(so), told)

describe('a tutorial', () => {
  it('is one step of the interview from first to last question, and ends unscored', () => {
    const begun = warmUp()
    expect(steps(begun)).toEqual(['approach'])
    const told = all(begun, right, right)
    expect(told.state).toMatchObject({ phase: 'IN_PROGRESS', step: 'approach', awaitingReply: null })
    const over = right(told)
    expect(over.events.map(({ type }) => type)).toEqual([
      'IntentClassified',
      'MessageSent',
      'StepChanged',
      'InterviewEnded',
    ])
    expect(over.state).toMatchObject({
      phase: 'ENDED',
      reason: 'completed',
      scorecard: { status: 'none' },
      questions: [{ outcome: 'done' }],
    })
  })

  it('continues after the second try at a step, and gives no hints of its own', () => {
    const told = all(warmUp(), stuck, stuck, right, stuck)
    expect(told.state).toMatchObject({ phase: 'IN_PROGRESS', question: { hintRung: 0, hints: [] } })
    told.when({ type: 'AskCoach', desiredAction: 'provideHint' }).thenRefused('NO_HINTS_LEFT')
    expect(stuck(told).state).toMatchObject({ phase: 'ENDED', reason: 'completed' })
  })

  it('can be stopped, with a last word from the interviewer', () => {
    const told = right(warmUp()).when({ type: 'DoneCoding' }).thenEvents('StepChanged', 'ReplyRequested')
    expect(told.and(reply(awaited(told))).state).toMatchObject({ phase: 'ENDED', reason: 'completed' })
  })

  it('is practised by its id, and never part of a scored interview', () => {
    expect(warmUp({ assessmentType: 'not_an_assessment' }).state).toMatchObject({
      question: { challenge: { challenge_id: 'tutorial', stepCount: 3 } },
    })
    const scored = given({ ...createSession(), challengeId: 'tutorial' })
    expect(scored.state).toMatchObject({ question: null })
    scored.when({ type: 'StartInterview' }).thenRefused('NO_CHALLENGE')
  })
})
