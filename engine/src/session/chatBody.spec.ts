import type { InProgress } from '@greenroom/shared/session'
import { arrow, box, label } from '@greenroom/shared/testing'
import { expect, it } from 'vitest'
import { type Caller, chatBodyOf, interactionBodyOf } from './chatBody.ts'
import { exchange, opened, reply, type Story } from './testing/given.ts'
import { owedByCoach } from './testing/powerUps.ts'

const caller: Caller = { userId: 7, userEmail: 'ada@example.org', candidateName: 'Ada', languageModel: false }

function inProgress({ state }: Story): InProgress {
  if (state.phase !== 'IN_PROGRESS') throw new Error(`the interview is ${state.phase}`)
  return state
}

const toCoach = { type: 'SendMessage', message: 'I am nervous.', recipient: 'interviewerCoach' } as const
function withCoach(): InProgress {
  const asked = opened().and(toCoach)
  return inProgress(asked.and(reply(owedByCoach(asked), 'unknown', null, 'Breathe out.')))
}

it.each([true, false])('says once whether a language model may take part: %s', (languageModel) => {
  const state = inProgress(opened())
  for (const body of [
    chatBodyOf(state, { ...caller, languageModel }, 'respondToMsg'),
    interactionBodyOf(state, { ...caller, languageModel }),
  ]) {
    expect(body.interviewContext).toMatchObject({ languageModel })
    expect(body).not.toHaveProperty('languageModel')
  }
})

it('has the conversation with the coach for the coach, and none of it for the interviewer', () => {
  const state = withCoach()
  const said = ({ chatHistory }: { chatHistory: { message: string }[] }) => chatHistory.map(({ message }) => message)
  for (const call of ['coachDebug', 'coachSimplifyCode'] as const)
    expect(said(chatBodyOf(state, caller, call))).toEqual(expect.arrayContaining(['I am nervous.', 'Breathe out.']))
  for (const call of ['respondToMsg', 'help', 'debug', 'telephoneOrOnsiteRespondToMsg'] as const)
    for (const secret of ['I am nervous.', 'Breathe out.'])
      expect(said(chatBodyOf(state, caller, call))).not.toContain(secret)
})

it('names the company round of the question, and nothing if there is none', () => {
  const state = inProgress(opened())
  expect(chatBodyOf(state, caller, 'askQuestion').interviewContext).not.toHaveProperty('round')
  const round = { name: 'Algorithms', weighs: ['problem solving'] }
  const named = { ...state, question: { ...state.question, round } }
  expect(chatBodyOf(named, caller, 'askQuestion').interviewContext).toMatchObject({ round })
})

it('has the progress of a deck of statements, and nothing for other questions', () => {
  expect(chatBodyOf(inProgress(opened()), caller, 'respondToMsg').interviewContext).not.toHaveProperty('statements')
  const deck = opened({}, { challengeId: 'deck' })
  const told = (story: Story) => chatBodyOf(inProgress(story), caller, 'respondToMsg').interviewContext
  expect(told(deck)).toMatchObject({ statements: { settled: 0, strikes: 0 } })
  const wrong = exchange(deck, 'False.', 'attempt_to_answer_question', false)
  const passed = exchange(wrong, 'No idea.', 'declare_not_knowing_answer')
  expect(told(passed)).toMatchObject({ statements: { settled: 2, strikes: 1 } })
})

it('has the whiteboard in words, and nothing if it is empty', () => {
  const design = opened({}, { challengeId: 'design' })
  expect(chatBodyOf(inProgress(design), caller, 'respondToMsg').interviewContext).not.toHaveProperty('board')
  const drawn = design.and({
    type: 'SaveBoard',
    changed: [
      box('b1'),
      label('t1', 'Client', 'b1'),
      box('b2'),
      label('t2', 'Load balancer', 'b2'),
      arrow('a1', 'b1', 'b2'),
    ],
    removed: [],
  })
  const { interviewContext } = chatBodyOf(inProgress(drawn), caller, 'respondToMsg')
  expect(interviewContext).toMatchObject({ board: expect.stringContaining('- Client → Load balancer') })
})
