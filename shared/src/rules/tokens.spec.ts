import { describe, expect, it } from 'vitest'
import type { StoredEvent } from '../session/commit.ts'
import type { SessionEvent } from '../session/events.ts'
import { readSettings } from '../session/interviewSettings.ts'
import { noModelUsage } from '../session/modelUsage.ts'
import {
  closingCost,
  expectedCost,
  isLow,
  monthlyGrantOf,
  monthOf,
  nextMonthAt,
  noUsage,
  priceOf,
  spentBy,
  tokenPrices,
  usageAfter,
} from './tokens.ts'

const planned = (timeLimitInMinutes: number, interviewStage = 'on_site') => ({
  settings: readSettings({ timeLimitInMinutes, interviewStage }),
  assessmentType: null,
})

describe('the expected cost of an interview', () => {
  it('is one exchange a minute, the coach now and then, and the end', () => {
    expect(expectedCost(planned(20))).toBe(20 * 10 + 2 * 10 + closingCost(planned(20)))
    expect(closingCost(planned(20))).toBe(50 + 2 * 5)
    expect(closingCost(planned(60))).toBe(50 + 3 * 2 * 5)
  })

  it('counts runs if the candidate may run code', () => {
    expect(expectedCost(planned(20, 'take_home_assessment')) - expectedCost(planned(20))).toBe(4 * 5)
  })

  it('is zero for the warm-up', () => {
    expect(expectedCost({ ...planned(20), assessmentType: 'skip_dummy_challenge' })).toBe(0)
  })

  it('is low enough for FREE’s grant to pay for a month of rehearsals', () => {
    expect(10_000 / expectedCost(planned(20))).toBeGreaterThan(30)
    expect(10_000 / expectedCost(planned(60))).toBeGreaterThan(10)
  })
})

const requested = (replyId: string, call: 'askQuestion' | 'coachDebug' = 'askQuestion'): SessionEvent => ({
  type: 'ReplyRequested',
  replyId,
  call,
  action: null,
  inReplyTo: null,
})
const said = (id: string): SessionEvent => ({
  type: 'MessageSent',
  id,
  sender: 'interviewer',
  recipient: 'candidate',
  timeSent: '2026-01-01T12:00:00Z',
  message: 'Hello.',
  candidatesAnswerWasAccepted: null,
  interviewersClassificationOfCandidatesIntent: null,
  challengeType: null,
})
const failed = (replyId: string, status: number): SessionEvent => ({
  type: 'ReplyFailed',
  replyId,
  status,
  code: null,
})
const run = (runId: string): SessionEvent => ({
  type: 'TestRunRequested',
  runId,
  purpose: 'visible',
  programmingLanguage: 'python',
  status: 'IN_QUEUE',
  executionStatus: 'ACCEPTED',
})
const ran = (runId: string, isOurFault = false): SessionEvent => ({
  type: 'TestRunCompleted',
  runId,
  executionStatus: 'COMPLETED',
  results: isOurFault
    ? null
    : {
        allTestCasesPassed: true,
        passed: 0,
        total: 0,
        compilation: { status: 'ACCEPTED', output: '' },
        testCases: [],
      },
})
const spent = (...events: SessionEvent[]): number => spentBy([{ events }])

describe('a session’s usage', () => {
  it('bills an answer once, and nothing before it exists', () => {
    expect(spent(requested('a'))).toBe(0)
    expect(spent(requested('a'), said('a'))).toBe(tokenPrices.chatCall)
    expect(spent(requested('a'), said('a'), said('a'))).toBe(tokenPrices.chatCall)
    expect(spent(requested('a', 'coachDebug'), said('a'))).toBe(tokenPrices.coachCall)
  })

  it.each([502, 503, 402, 500])('bills no call that failed with %d, and bills its retry once', (status) => {
    expect(spent(requested('a'), failed('a', status))).toBe(0)
    expect(spent(requested('a'), failed('a', status), said('a'))).toBe(0)
    expect(spent(requested('a'), failed('a', status), requested('b'), said('b'))).toBe(tokenPrices.chatCall)
  })

  it('bills no message that cost nothing', () => {
    expect(spent(said('nudge'))).toBe(0)
  })

  it('bills runs that were executed', () => {
    expect(spent(run('r'), ran('r'))).toBe(tokenPrices.codeRun)
    expect(spent(run('r'), ran('r', true))).toBe(0)
    const rejected = { type: 'TestRunRejected', runId: 'r', executionStatus: 'REJECTED_INSUFFICIENT_TOKENS' } as const
    expect(spent(run('r'), rejected)).toBe(0)
  })

  it('bills no scorecard that failed', () => {
    expect(spent({ type: 'ScorecardRequested' }, { type: 'ScorecardFailed', message: '' })).toBe(0)
  })

  it('knows the price of a job before it is done', () => {
    expect(priceOf({ kind: 'scorecard.complete' })).toBe(tokenPrices.scorecard)
    expect(priceOf({ kind: 'chat.call', replyId: 'a', call: 'help', action: null })).toBe(tokenPrices.chatCall)
  })
})

describe('a language model’s paid usage', () => {
  const paidFor = (...events: StoredEvent[]) => events.reduce(usageAfter, noUsage)
  const told = (id: string, inputTokens: number, isEstimated = false): StoredEvent => ({
    ...said(id),
    modelUsage: { inputTokens, outputTokens: 2, isEstimated },
  })

  it('is the sum over the answers, estimated if one of them is, and changes no price', () => {
    expect(paidFor(requested('a'), said('a')).model).toEqual(noModelUsage)
    const both = paidFor(requested('a'), told('a', 30), requested('b', 'coachDebug'), told('b', 12))
    expect(both).toEqual({
      spent: tokenPrices.chatCall + tokenPrices.coachCall,
      owed: {},
      model: { inputTokens: 42, outputTokens: 4, isEstimated: false },
    })
    expect(paidFor(told('a', 30), told('b', 12, true)).model.isEstimated).toBe(true)
  })
})

describe('the month', () => {
  it('is the calendar month in UTC', () => {
    expect(monthOf(Date.parse('2026-11-30T23:59:59.999Z'))).toBe('2026-11')
    expect(monthOf(Date.parse('2026-12-01T00:00:00Z'))).toBe('2026-12')
    expect(new Date(nextMonthAt(Date.parse('2026-12-31T23:00:00Z'))).toISOString()).toBe('2027-01-01T00:00:00.000Z')
  })

  it('grants by tier', () => {
    expect(monthlyGrantOf('FREE')).toBe(10_000)
    expect(monthlyGrantOf('PENDING')).toBe(10_000)
    expect(monthlyGrantOf('PREMIUM')).toBe(20_000)
    expect(monthlyGrantOf('FREE', { free: 7, premium: 9 })).toBe(7)
  })

  it('is low at a fifth', () => {
    expect(isLow({ left: 2_000, monthlyGrant: 10_000 })).toBe(true)
    expect(isLow({ left: 2_001, monthlyGrant: 10_000 })).toBe(false)
  })
})
