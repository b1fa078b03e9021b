import { chatCallTexts } from '@greenroom/shared/rules'
import { isCoachReply, powerUpRules, viewOf } from '@greenroom/shared/session'
import type { PowerUp } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { deadlinesOf } from '../../deadlines.ts'
import { awaited, exchange, opened, reply } from '../../testing/given.ts'
import { coachAnswers, coachFails, owedByCoach, save, use, useOf } from '../../testing/powerUps.ts'

const skip = { type: 'SkipQuestion' } as const
const end = { type: 'EndInterview' } as const
const hello = { type: 'SendMessage', message: 'Hello?', recipient: 'interviewer' } as const
const coachPowerUps = [
  'mentors_whisper',
  'divine_inspiration',
  'cognitive_boost',
  'bug_scanner',
  'instant_feedback',
] as const

/** Power-ups that look at the current code, which is therefore run behind the scenes. */
const looksAtCode = (powerUp: PowerUp) =>
  powerUp === 'bug_scanner' || powerUp === 'instant_feedback' ? (['LookRequested'] as const) : []

describe.each(coachPowerUps)('%s', (powerUp) => {
  const before = () => opened().and(save('x = 1'))

  it('asks the coach, visibly to the candidate only', () => {
    const used = before()
      .when(use(powerUp))
      .thenEvents('PowerUpUsed', ...looksAtCode(powerUp), 'ReplyRequested')
    const { effect } = powerUpRules[powerUp]
    expect(used.jobs.filter(({ kind }) => kind === 'chat.call')).toMatchObject([
      {
        kind: 'chat.call',
        call: 'predefinedInteractions',
        desiredAction: effect.kind === 'coach' ? effect.desiredAction : null,
      },
    ])
    const answered = used.and(coachAnswers(used))
    expect(answered.state.messages.at(-1)).toMatchObject({ sender: 'interviewerCoach', recipient: 'candidate' })
    expect(useOf(answered, powerUp).status).toBe('spent')
    const seenByOthers = [...used.commits, ...answered.commits]
      .flatMap((commit) => viewOf(commit, 'user:9').events)
      .filter((event) => 'replyId' in event && event.replyId.startsWith('coach-'))
    expect(seenByOthers).toEqual([])
    const lastSeen = used.commits.slice(-1).flatMap((commit) => viewOf(commit, 'user:9').events)
    expect(lastSeen.map(({ type }) => type)).toEqual(['PowerUpUsed'])
  })

  it('leaves the interviewer free to talk, and waits for nobody itself', () => {
    const both = before().and(use(powerUp), hello)
    const answered = both.and(reply(awaited(both)))
    const coached = answered.and(coachAnswers(answered))
    expect(coached.state).toMatchObject({ awaitingReply: null, awaitingCoach: null })
    const asked = before().and(hello)
    expect(asked.and(use(powerUp)).state).toMatchObject({ awaitingReply: { replyId: awaited(asked) } })
  })

  it('is one request to the coach at a time', () => {
    const other = powerUp === 'cognitive_boost' ? 'bug_scanner' : 'cognitive_boost'
    const used = before().and(use(powerUp))
    used.when(use(other)).thenRefused('COACH_PENDING')
    const next = used.and(coachAnswers(used)).when(use(other))
    next.thenEvents('PowerUpUsed', ...looksAtCode(other), 'ReplyRequested')
  })

  it('is refunded if the coach fails, shows the text of spec §8, and can be used again', () => {
    const used = before().and(use(powerUp))
    const failed = used.when(coachFails(used, 402)).thenEvents('ReplyFailed', 'PowerUpRefunded', 'MessageSent')
    expect(failed.events[1]).toMatchObject({ powerUp, charges: powerUpRules[powerUp].charges, reason: 'failed' })
    const said = failed.state.messages.at(-1)
    expect(said).toMatchObject({ sender: 'system', message: chatCallTexts.insufficientTokens })
    expect(isCoachReply(said?.id ?? '')).toBe(true)
    expect(useOf(failed, powerUp)).toMatchObject({ status: 'refunded', refundReason: 'failed' })
    expect(failed.state).toMatchObject({ awaitingCoach: null, failedCoach: null })
    failed.when({ type: 'RetryReply' }).thenRefused('NOTHING_TO_RETRY')
    failed.when(coachFails(used, 503)).thenRefused('NO_LONGER_AWAITED')
    failed.when(use(powerUp)).thenEvents('PowerUpUsed', 'ReplyRequested')
  })

  it('times out', () => {
    const used = before().and(use(powerUp))
    const deadline = deadlinesOf(used.state).find(
      ({ command }) => command.type === 'GiveUpReply' && command.replyId === owedByCoach(used),
    )
    if (deadline === undefined) throw new Error('the coach is waited for for ever')
    const late = used.after(deadline.at - used.now).and(deadline.command)
    expect(useOf(late, powerUp).status).toBe('refunded')
  })

  it('is refunded if the question or the interview ends before the answer', () => {
    const next = opened({ timeLimitInMinutes: 45 }).and(save('x = 1'), use(powerUp))
    const skipped = next.when(skip).thenEvents()
    expect(skipped.events).toContainEqual(expect.objectContaining({ type: 'PowerUpRefunded', reason: 'question_over' }))
    expect(skipped.state).toMatchObject({ awaitingCoach: null })
    skipped.when(coachAnswers(next)).thenRefused('NO_LONGER_AWAITED')
    const over = before().and(use(powerUp), end)
    expect(useOf(over, powerUp).status).toBe('refunded')
    expect(over.events).toContainEqual(expect.objectContaining({ reason: 'interview_ended' }))
  })
})

describe('hints by power-up', () => {
  it('mentor’s whisper gives the next rung, which counts like any hint of that rung', () => {
    const first = opened().and(use('mentors_whisper'))
    expect(first.state).toMatchObject({ awaitingCoach: { hintRung: 1 } })
    const heard = first.when(coachAnswers(first)).thenEvents('MessageSent', 'HintRevealed', 'PowerUpEnded')
    expect(heard.state).toMatchObject({
      question: { hintRung: 1, hints: [{ rung: 1, messageId: heard.state.messages.at(-1)?.id }] },
    })
    expect(exchange(heard, 'A hint, please.', 'request_for_hint').state).toMatchObject({ question: { hintRung: 2 } })
  })

  it('divine inspiration gives the outline at once, and no hint follows', () => {
    const asked = opened().and(use('divine_inspiration'))
    const heard = asked.and(coachAnswers(asked))
    expect(heard.state).toMatchObject({ question: { hintRung: 5 } })
    heard.when(use('mentors_whisper')).thenRefused('POWER_UP_NOT_NOW')
    expect(exchange(heard, 'A hint, please.', 'request_for_hint').state).toMatchObject({ question: { hintRung: 5 } })
  })

  it('a whisper that repeats what the interviewer has since said is refunded', () => {
    const hinted = exchange(opened().and(use('mentors_whisper')), 'A hint, please.', 'request_for_hint')
    const heard = hinted.when(coachAnswers(hinted)).thenEvents('MessageSent', 'PowerUpRefunded')
    expect(heard.state).toMatchObject({ question: { hintRung: 1 } })
  })

  it('a failed hint by button is retried as the rung that is next by then', () => {
    const asked = opened().and({ type: 'AskCoach', desiredAction: 'provideHint' })
    const failed = asked.and(coachFails(asked, 500))
    expect(failed.and({ type: 'RetryReply' }).state).toMatchObject({ awaitingCoach: { hintRung: 1 } })
    const hinted = exchange(failed, 'A hint, please.', 'request_for_hint')
    expect(hinted.and({ type: 'RetryReply' }).state).toMatchObject({ awaitingCoach: { hintRung: 2 } })
  })
})

describe('a scan that finds nothing', () => {
  const answered = (powerUp: 'bug_scanner' | 'instant_feedback') => {
    const used = opened().and(save('x = 1'), use(powerUp))
    const command = coachAnswers(used)
    if (command.type !== 'DeliverReply') throw new Error('The coach answers with a reply')
    return used.when({ ...command, response: { ...command.response, nothingFound: true } })
  }

  it('is refunded, and the candidate is told so', () => {
    const nothing = answered('bug_scanner').thenEvents('MessageSent', 'PowerUpRefunded')
    expect(nothing.events[1]).toMatchObject({ charges: powerUpRules.bug_scanner.charges, reason: 'nothing_new' })
    expect(nothing.state.messages.at(-1)?.message).toContain('bug scanner back')
    expect(useOf(nothing, 'bug_scanner').status).toBe('refunded')
  })

  it('refunds no other power-up', () => {
    expect(
      useOf(answered('instant_feedback').thenEvents('MessageSent', 'PowerUpEnded'), 'instant_feedback').status,
    ).toBe('spent')
  })
})
