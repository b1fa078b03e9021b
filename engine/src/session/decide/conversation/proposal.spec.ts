import { type InProgress, openProposal } from '@greenroom/shared/session'
import type { CodeResultStatus } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { type Caller, chatBodyOf } from '../../chatBody.ts'
import type { SessionCommand } from '../../commands.ts'
import { awaited, exchange, opened, pendingRun, reply, results, type Story } from '../../testing/given.ts'
import { mayNudge } from '../time/silence.ts'

const caller: Caller = { userId: 1, userEmail: 'a@b.c', candidateName: 'Ada', languageModel: true }
const say = (message: string): SessionCommand => ({ type: 'SendMessage', message, recipient: 'interviewer' })
const inProgress = ({ state }: Story): InProgress => {
  if (state.phase !== 'IN_PROGRESS') throw new Error('the interview is not in progress')
  return state
}
const contextOf = (told: Story) =>
  chatBodyOf(inProgress(told), caller, 'telephoneOrOnsiteRespondToMsg').interviewContext

/**
 * An interview in which the candidate has just given their third answer in the follow-up, and the interviewer hasn't
 * replied yet.
 */
function answered(minutes = 20, passed = 4, code = 'x'): Story {
  const done = opened({ timeLimitInMinutes: minutes }).and({ type: 'DoneCoding', code })
  const tested = done.and({ ...results(passed, 4), runId: pendingRun(done) })
  const told = ['n log n', 'It returns 0.'].reduce(
    (each, words) => exchange(each, words, 'attempt_to_answer_question', true),
    tested.and(reply(awaited(tested))),
  )
  return told.and(say('A heap.'))
}

const proposing = (told: Story): SessionCommand => {
  const command = reply(awaited(told), 'attempt_to_answer_question', true, 'Want to go on, or end here?')
  if (command.type !== 'DeliverReply') throw new Error('a reply is delivered')
  return { ...command, response: { ...command.response, proposes: true } }
}
const proposed = (told = answered()) => told.and(proposing(told))

describe('the offer to continue or end here', () => {
  it('replaces the last words while time is left', () => {
    const told = answered()
    expect(contextOf(told)).toMatchObject({
      offer: { minutes: 10, minutesLeft: 19, isBugOpen: false, isAgain: false, hasNext: false, isDue: true },
    })
    const offered = told.when(proposing(told)).thenEvents('IntentClassified', 'MessageSent', 'StepChanged')
    expect(offered.events).toMatchObject([{}, { proposal: { minutes: 10 } }, { step: 'follow_up' }])
    const options = ['go_on', 'problem', 'questions', 'end']
    expect(openProposal(inProgress(offered))?.proposal).toEqual({ minutes: 10, options })
  })

  it('knows that a bug is open', () => {
    expect(contextOf(answered(20, 3))).toMatchObject({ offer: { isBugOpen: true } })
  })

  it('knows that the tests only ran out of time, unless a bug was shown', () => {
    const done = opened().and({ type: 'DoneCoding', code: 'x' })
    const outcomeOf = (status: CodeResultStatus, notRun = false) => ({
      ...{ status, hidden: true, category: null, stdin: null, expected_output: null, actual_output: null },
      ...{ stderr: null, timeMs: 1, memoryKb: 1, ...(notRun ? { notRun } : {}) },
    })
    const offerAfter = (...testCases: ReturnType<typeof outcomeOf>[]) => {
      const judged = results(1, 3)
      const tested = done.and({
        ...judged,
        runId: pendingRun(done),
        results: judged.results && { ...judged.results, testCases },
      })
      return contextOf(
        exchange(tested.and(reply(awaited(tested))), 'n', 'attempt_to_answer_question').and(say('A heap.')),
      )?.offer
    }
    const [fine, late, wrong] = [outcomeOf('ACCEPTED'), outcomeOf('TIME_LIMIT_EXCEEDED'), outcomeOf('WRONG_ANSWER')]
    expect(offerAfter(fine, late, outcomeOf('IN_QUEUE', true))).toMatchObject({ isBugOpen: true, isTooSlow: true })
    expect(offerAfter(fine, late, wrong)).not.toHaveProperty('isTooSlow')
  })

  it('has the options that the time left allows, and is also made without code and before another question', () => {
    const offered = (told: Story) => openProposal(inProgress(told.and(proposing(told))))?.proposal.options
    const later = answered(20)
      .after(16 * 60_000)
      .and({ type: 'SaveCode', code: 'z', programmingLanguage: 'python' })
    expect(offered(later)).toEqual(['questions', 'end'])
    expect(offered(answered(20, 0, '# first'))).toEqual(['go_on', 'problem', 'questions', 'end'])
    expect(offered(answered(45))).toEqual(['next', 'go_on', 'questions'])
  })

  it('is always made when the follow-up closes, whatever the backend says', () => {
    const told = answered()
    const plain = told.and(reply(awaited(told), 'attempt_to_answer_question', true, 'Thank you.'))
    expect(openProposal(inProgress(plain))).not.toBeNull()
  })

  it('continues with as many questions as at first, and is made again', () => {
    const told = proposed().when(say('Let’s keep going.')).thenEvents('MessageSent', 'ReplyRequested')
    expect(contextOf(told)).toMatchObject({ answersProposal: 'go_on' })
    expect(openProposal(inProgress(told))).toBeNull()
    let going = told.and(reply(awaited(told)))
    for (const words of ['One.', 'Two.']) going = exchange(going, words, 'attempt_to_answer_question', true)
    expect(inProgress(going).step).toBe('follow_up')
    const last = going.when(say('Three.')).thenEvents('MessageSent', 'StepChanged', 'ReplyRequested')
    expect(contextOf(last)).toMatchObject({ offer: { isAgain: true } })
    const again = last.and(proposing(last))
    expect(openProposal(inProgress(again))).not.toBeNull()
    expect(again.state).toMatchObject({ phase: 'IN_PROGRESS', step: 'follow_up' })
  })

  it('ends by the button, and by words', () => {
    const byButton = proposed().when({ type: 'NextQuestion' }).thenEvents('InterviewEnded', 'ScorecardRequested')
    expect(byButton.state).toMatchObject({ phase: 'ENDED', reason: 'completed', questions: [{ outcome: 'done' }] })
    const inWords = proposed().when(say('Let’s end here.')).thenEvents('MessageSent', 'StepChanged', 'ReplyRequested')
    expect(contextOf(inWords)).toMatchObject({ answersProposal: 'end' })
    expect(inWords.and(reply(awaited(inWords))).state).toMatchObject({ phase: 'ENDED', reason: 'completed' })
  })

  it('can be asked about, and stays open in the meantime', () => {
    const asked = exchange(proposed(), 'Which question would it be?', 'request_for_clarification')
    expect(asked.state).toMatchObject({ phase: 'IN_PROGRESS', step: 'follow_up' })
    expect(openProposal(inProgress(asked))).not.toBeNull()
    const told = asked.when(say('Yes, please.')).thenEvents('MessageSent', 'ReplyRequested')
    expect(inProgress(told).step).toBe('follow_up')
  })

  it('a question never ends anything, however it is classified', () => {
    const asked = exchange(proposed(), 'Is my O(n m) really right?', 'request_for_hint')
    expect(asked.state).toMatchObject({ phase: 'IN_PROGRESS' })
    expect(openProposal(inProgress(asked))).not.toBeNull()
  })

  it('stays open after additions, and after announcing a question', () => {
    const added = exchange(proposed(), 'I would also test an empty list and one with a single item.', 'unknown')
    expect(openProposal(inProgress(added))).not.toBeNull()
    const announced = proposed().and(say('I have a question.'))
    expect(contextOf(announced)).toMatchObject({ answersProposal: 'questions' })
    expect(openProposal(inProgress(announced.and(reply(awaited(announced)))))).not.toBeNull()
  })

  it('continues with another problem, by the button and in words', () => {
    const byButton = proposed()
      .when({ type: 'NextQuestion', another: true })
      .thenEvents('ChallengePresented', 'StepChanged', 'ReplyRequested')
    expect(byButton.state).toMatchObject({ questionCount: 2, question: { number: 2 }, pastQuestions: [{ number: 1 }] })
    const asked = proposed().and(say('Another problem, please.'))
    const inWords = asked.and(reply(awaited(asked)))
    expect(inWords.state).toMatchObject({ question: { number: 2 }, step: 'introduction' })
    proposed(answered(20))
      .after(9 * 60_000)
      .when({ type: 'NextQuestion', another: true })
      .thenRefused('NO_CHALLENGE')
    const exam = opened({}, { assessmentType: 'timed_coding' }).and({ type: 'DoneCoding', code: 'x' })
    const tested = exam.and({ ...results(4, 4), runId: pendingRun(exam) })
    tested
      .and(reply(awaited(tested)))
      .when({ type: 'NextQuestion', another: true })
      .thenRefused('NO_CHALLENGE')
  })

  it('is made early to a candidate with nothing to add, and ends nothing by that', () => {
    const done = opened({ timeLimitInMinutes: 20 }).and({ type: 'DoneCoding', code: 'x' })
    const tested = done.and({ ...results(4, 4), runId: pendingRun(done) })
    const told = tested.and(reply(awaited(tested))).and(say('That’s it from me.'))
    expect(inProgress(told).step).toBe('wrap_up')
    const closed = told.and(reply(awaited(told)))
    expect(openProposal(inProgress(closed))).not.toBeNull()
    expect(closed.state.phase).toBe('IN_PROGRESS')
  })

  it('doesn’t outlast the clock', () => {
    const over = proposed()
      .after(20 * 60_000)
      .and({ type: 'ExpireClock' })
    expect(over.state).toMatchObject({ phase: 'ENDED', reason: 'time_up' })
    over.when({ type: 'NextQuestion' }).thenRefused('NOT_IN_PROGRESS')
  })

  it('is over when the candidate goes back to coding', () => {
    const back = proposed().and({ type: 'BackToCoding' })
    expect(openProposal(inProgress(back))).toBeNull()
    const again = back.and({ type: 'DoneCoding', code: 'y' })
    const tested = again.and({ ...results(4, 4), runId: pendingRun(again) })
    expect(openProposal(inProgress(tested))).toBeNull()
  })

  it('puts no pressure on the candidate', () => {
    const told = proposed()
    expect(mayNudge(inProgress(told))).toBe(false)
    const going = told.and(say('Let’s keep going.'))
    expect(mayNudge(inProgress(going.and(reply(awaited(going)))))).toBe(true)
  })
})
