import { box, label } from '@greenroom/shared/testing'
import { describe, expect, it } from 'vitest'
import { chatBodyOf } from '../../chatBody.ts'
import { awaited, exchange, opened, reply } from '../../testing/given.ts'

const spoken = () => opened({ timeLimitInMinutes: 45 }, { challengeId: 'spoken' })
const attempt = 'attempt_to_answer_question'
const code = { code: 'notes', programmingLanguage: 'python' } as const

describe('a spoken question', () => {
  it('moves from an accepted answer to its follow-up, without coding', () => {
    const answered = exchange(spoken(), 'Two transactions read before either writes.', attempt, true)
    expect(answered.events.filter(({ type }) => type === 'StepChanged')).toEqual([
      { type: 'StepChanged', step: 'approach' },
      { type: 'StepChanged', step: 'follow_up' },
    ])
    expect(answered.jobs).toEqual([])
  })

  it('moves there with the second answer, however good it is', () => {
    const once = exchange(spoken(), 'A lock.', attempt, false)
    expect(once.state).toMatchObject({ step: 'approach' })
    expect(exchange(once, 'A transaction.', attempt, false).state).toMatchObject({ step: 'follow_up' })
  })

  it('stays in the parts of a design until its interviewer is satisfied, or after very many answers', () => {
    let told = opened({ timeLimitInMinutes: 45 }, { challengeId: 'design' })
    for (let answers = 1; answers < 16; answers += 1) told = exchange(told, `Part ${answers}.`, attempt, false)
    expect(told.state).toMatchObject({ step: 'approach' })
    expect(exchange(told, 'It is on the board.', attempt, true).state).toMatchObject({ step: 'follow_up' })
    expect(exchange(told, 'Part 16.', attempt, false).state).toMatchObject({ step: 'follow_up' })
  })

  it('takes five more answers, and the next question comes when the candidate says so', () => {
    let told = exchange(spoken(), 'Two transactions read before either writes.', attempt, true)
    for (const answer of ['With a unique key.', 'With a lock.', 'With a queue.', 'By a version.'])
      told = exchange(told, answer, attempt, true)
    expect(told.events).not.toContainEqual(expect.objectContaining({ proposal: expect.anything() }))
    told = exchange(told, 'With a retry.', attempt, true)
    expect(told.state).toMatchObject({ step: 'follow_up', question: { number: 1 } })
    const options = ['next', 'go_on', 'questions']
    expect(told.events).toContainEqual(expect.objectContaining({ proposal: expect.objectContaining({ options }) }))
    told = told.and({ type: 'NextQuestion' })
    expect(told.state).toMatchObject({
      step: 'introduction',
      question: { number: 2 },
      pastQuestions: [{ outcome: 'done', runs: [] }],
    })
  })

  it('can be finished by the button as well: the interviewer reacts, and no test runs', () => {
    const done = spoken()
      .when({ type: 'DoneCoding', code: 'notes' })
      .thenEvents('CodeSnapshotTaken', 'StepChanged', 'ReplyRequested')
    expect(done.state).toMatchObject({ step: 'follow_up', question: { runs: [] } })
    expect(done.jobs).toMatchObject([{ kind: 'chat.call', action: 'doneCoding' }])
    const reacted = done.and(reply(awaited(done)))
    expect(reacted.state).toMatchObject({ awaitingReply: null, step: 'follow_up' })
    reacted.when({ type: 'DoneCoding' }).thenRefused('ALREADY_DONE')
  })

  it('the button waits for a pending answer', () => {
    const sent = spoken().and({ type: 'SendMessage', message: 'A lock.', recipient: 'interviewer' })
    sent.when({ type: 'DoneCoding' }).thenRefused('REPLY_PENDING')
  })

  it('stores notes, which aren’t code: they start nothing and are never run, not even at the end', () => {
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

  it('isn’t tested in a take-home assessment either', () => {
    const taken = opened({ interviewStage: 'take_home_assessment' }, { challengeId: 'spoken' })
    taken.when({ type: 'RunTests', ...code }).thenRefused('CODE_EXECUTION_DISABLED')
  })
})

describe('a reply’s data besides its words', () => {
  const caller = { userId: 1, userEmail: 'a@b.c', candidateName: 'Ada', languageModel: true }
  const check = { situation: 'A commits first.', question: 'What does B report?' }

  it('a box of the board by its id, if the board still has it', () => {
    const drawn = opened({ timeLimitInMinutes: 45 }, { challengeId: 'design' }).and(
      { type: 'SaveBoard', changed: [box('b1'), label('t1', 'Event  queue', 'b1'), box('b2')], removed: [] },
      { type: 'SendMessage', message: 'That is all.', recipient: 'interviewer' },
    )
    const command = reply(awaited(drawn), attempt, false, 'What does the event queue keep?')
    if (command.type !== 'DeliverReply') throw new Error('a reply is delivered')
    const said = (pointsAt: string[]) =>
      drawn.and({ ...command, response: { ...command.response, pointsAt } }).state.messages.at(-1)
    expect(said(['Event queue', 'box 2', 'Cache'])).toMatchObject({ pointsAt: ['b1', 'b2'] })
    expect(said(['Cache'])).not.toHaveProperty('pointsAt')
  })

  it('is stored with the message for the room, and isn’t sent back to the backend', () => {
    const asked = opened({ timeLimitInMinutes: 45 }, { challengeId: 'design' }).and({
      type: 'SendMessage',
      message: 'Staff enter what they find.',
      recipient: 'interviewer',
    })
    const command = reply(awaited(asked), attempt, false, 'A small case. A commits first. What does B report?')
    if (command.type !== 'DeliverReply') throw new Error('a reply is delivered')
    const told = asked.and({ ...command, response: { ...command.response, check, designPart: 'estimates' } })
    expect(told.events).toContainEqual(expect.objectContaining({ type: 'MessageSent', check, designPart: 'estimates' }))
    if (told.state.phase !== 'IN_PROGRESS') throw new Error('the interview is not in progress')
    const body = chatBodyOf(told.state, caller, 'telephoneOrOnsiteRespondToMsg')
    expect(body.chatHistory.at(-1)).not.toHaveProperty('check')
    expect(body.chatHistory.at(-1)).not.toHaveProperty('designPart')
    expect(body.interviewContext?.designMinutes).toBeGreaterThan(0)
    const inWords = spoken()
    if (inWords.state.phase !== 'IN_PROGRESS') throw new Error('the interview is not in progress')
    const other = chatBodyOf(inWords.state, caller, 'telephoneOrOnsiteRespondToMsg')
    expect(other.interviewContext).not.toHaveProperty('designMinutes')
  })
})
