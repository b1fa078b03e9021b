import { remainingAt } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { deadlinesOf } from '../../deadlines.ts'
import { awaited, opened, pendingRun, results, type Story } from '../../testing/given.ts'

const hello = { type: 'SendMessage', message: 'Hello?', recipient: 'interviewer' } as const
const gone = { type: 'MarkGone', participantId: 'user:1' } as const
const remaining = ({ state }: Story, at = state.at): number =>
  state.phase === 'IN_PROGRESS' ? remainingAt(state.clock, at) : 0
const fail = (told: Story, status: number) =>
  ({ type: 'FailReply', replyId: awaited(told), status, code: null }) as const
const granted = ({ events }: Story): number[] =>
  events.flatMap((event) => (event.type === 'ClockChanged' ? [event.grantedMs] : []))
const dueOf = (told: Story, type: string) => deadlinesOf(told.state).find(({ command }) => command.type === type)

describe('waiting time for a reply while the platform was failing', () => {
  it.each([502, 503])('is given back after %i', (status) => {
    const asked = opened().and(hello)
    const before = remaining(asked)
    const failed = asked
      .after(40_000)
      .when(fail(asked, status))
      .thenEvents('ReplyFailed', 'MessageSent', 'ClockChanged')
    expect(remaining(failed)).toBe(before)
  })

  it.each([402, 400, 404, 500])('isn’t given back after %i', (status) => {
    const asked = opened().and(hello)
    asked.after(40_000).when(fail(asked, status)).thenEvents('ReplyFailed', 'MessageSent')
  })

  it('is given back separately for each request', () => {
    const asked = opened().and(hello)
    const failed = asked.after(9_000).and(fail(asked, 503))
    const again = failed.after(60_000).and({ type: 'RetryReply' })
    const before = remaining(again)
    const twice = again.after(9_000).and(fail(again, 503))
    expect(remaining(twice)).toBe(before)
  })

  it('is given back only while the clock was running', () => {
    const asked = opened().and(hello)
    const away = asked.and(gone)
    expect(granted(away.after(40_000).and(fail(asked, 503)))).toEqual([])
    const back = away.after(40_000).and({
      type: 'Join',
      participant: { id: 'user:1', role: 'candidate', name: 'Ada' },
    })
    expect(granted(back.after(4_000).and(fail(asked, 503)))).toEqual([5_000])
  })

  it('is never given back twice, and never without limit', () => {
    const asked = opened().and(hello)
    const from = asked.now - 1_000
    const credited = asked.after(59_000).and({ type: 'CreditOutage', from, to: from + 60_000 })
    expect(remaining(credited.after(4_000).and(fail(asked, 503)))).toBe(remaining(asked))
    expect(
      granted(
        opened({ timeLimitInMinutes: 60 })
          .and(hello)
          .after(30 * 60_000)
          .and(fail(asked, 503)),
      ),
    ).toEqual([5 * 60_000])
  })

  it('is nothing without a clock', () => {
    const asked = opened({}, { assessmentType: 'not_an_assessment' }).and(hello)
    asked.after(40_000).when(fail(asked, 503)).thenEvents('ReplyFailed', 'MessageSent')
  })
})

describe('waiting time of finished code for a run that failed on our side', () => {
  const done = () => opened().and({ type: 'DoneCoding', code: 'x' })

  it('is given back', () => {
    const told = done()
    const failed = told.after(30_000).and({ type: 'CompleteTestRun', runId: pendingRun(told), results: null })
    expect(remaining(failed)).toBe(remaining(told))
    const given = dueOf(told, 'GiveUpTestRun')
    const lost = given && told.after(given.at - told.now).and(given.command)
    expect(lost && remaining(lost)).toBe(remaining(told))
  })

  it('isn’t given back if the run had a result, or there were no tokens for it', () => {
    const told = done().after(30_000)
    expect(granted(told.and({ ...results(0, 2), runId: pendingRun(told) }))).toEqual([])
    expect(granted(told.and({ type: 'RejectTestRun', runId: pendingRun(told) }))).toEqual([])
  })
})

describe('a reply that is overdue', () => {
  it('is requested once more, and then given up', () => {
    const asked = opened().and(hello)
    const again = dueOf(asked, 'AskReplyAgain')
    expect(again?.at).toBe(asked.state.at + 60_000)
    if (again === undefined) return
    const twice = asked
      .after(again.at - asked.now)
      .when(again.command)
      .thenEvents('ReplyAskedAgain', 'ClockChanged')
    expect(twice.jobs).toEqual(asked.jobs.map((job) => ({ ...job, askedAgain: true })))
    expect(dueOf(twice, 'AskReplyAgain')).toBeUndefined()
    twice.when(again.command).thenRefused('NO_LONGER_AWAITED')
    expect(dueOf(twice, 'GiveUpReply')?.at).toBe(asked.state.at + 120_000)
    const givenUp = twice.after(60_000).and({ type: 'GiveUpReply', replyId: awaited(twice) })
    expect(remaining(twice)).toBe(remaining(asked))
    expect(remaining(givenUp)).toBe(remaining(asked))
  })

  it('counts the first answer that arrives, and only that', () => {
    const asked = opened().and(hello)
    const replyId = awaited(asked)
    const twice = asked.after(60_000).and({ type: 'AskReplyAgain', replyId })
    const response = {
      sender: 'interviewer',
      recipient: 'candidate',
      time_sent: '2026-01-01T12:00:00Z',
      message: 'Yes.',
      candidatesAnswerWasAccepted: null,
      interviewersClassificationOfCandidatesIntent: 'unknown',
    } as const
    const answered = twice.and({ type: 'DeliverReply', replyId, response })
    answered.when({ type: 'DeliverReply', replyId, response }).thenRefused('NO_LONGER_AWAITED')
    answered.when({ type: 'FailReply', replyId, status: 503, code: null }).thenRefused('NO_LONGER_AWAITED')
  })
})
