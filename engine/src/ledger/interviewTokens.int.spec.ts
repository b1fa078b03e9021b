import { chatCallTexts, closingCost, expectedCost, tokenPrices } from '@greenroom/shared/rules'
import { readSettings, undoMs, viewOf } from '@greenroom/shared/session'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { wholeLog } from '../session/sessionLog.ts'
import { createSession, reply, results } from '../session/testing/given.ts'
import { type FundedEngines, fundedEngines, paid } from './testing/fundedEngines.ts'

const settings = readSettings({ interviewStage: 'take_home_assessment' })
const price = expectedCost({ settings, assessmentType: null })
const closing = closingCost({ settings })
const start = { type: 'StartInterview' } as const
const say = (message: string) => ({ type: 'SendMessage', message, recipient: 'interviewer' }) as const
const runTests = (code: string) => ({ type: 'RunTests', code, programmingLanguage: 'python' }) as const
const failScorecard = { type: 'FailScorecard', message: 'no' } as const
const insufficient = { ok: false, error: expect.objectContaining({ code: 'INSUFFICIENT_TOKENS', retryable: false }) }
const ok = expect.objectContaining({ ok: true })

let engines: FundedEngines
beforeEach(async () => {
  engines = await fundedEngines()
})
afterEach(() => engines.close())

/** Opens an interview and delivers the interviewer's first message. */
async function opened(sessionId = 's'): Promise<string> {
  await engines.session(sessionId)
  expect(await engines.give(engines.one, sessionId, start)).toEqual(ok)
  expect(await engines.answer(sessionId)).toEqual(ok)
  return sessionId
}
/**
 * Sends messages until the tokens run out.
 * @returns the number of answers
 */
async function talkUntilUsedUp(sessionId: string): Promise<number> {
  for (let answers = 0; ; answers += 1) {
    await engines.give(engines.one, sessionId, say('And then?'))
    const state = await engines.state(sessionId)
    if (state.phase !== 'IN_PROGRESS' || state.awaitingReply === null) return answers
    await engines.answer(sessionId)
  }
}
async function ended(sessionId: string): Promise<void> {
  await engines.give(engines.one, sessionId, { type: 'EndInterview' })
  await engines.give(engines.one, sessionId, failScorecard)
}

describe('starting an interview', () => {
  it('reserves the expected price of finishing and scoring it', async () => {
    await engines.session('s')
    expect(await engines.wallet()).toEqual({ left: 0, reserved: 0 })
    expect(await engines.give(engines.one, 's', start)).toEqual(ok)
    expect(await engines.wallet()).toEqual({ left: 10_000 - price, reserved: price })
  })

  it('is refused without enough tokens, and possible once there are', async () => {
    engines.grants(price - 1)
    await engines.session('s')
    expect(await engines.give(engines.one, 's', start, 'start')).toEqual(insufficient)
    expect((await engines.state('s')).phase).toBe('NOT_STARTED')
    expect(await engines.wallet()).toEqual({ left: price - 1, reserved: 0 })
    engines.grants(price)
    expect(await engines.give(engines.one, 's', start, 'start')).toEqual(ok)
    expect(await engines.wallet()).toEqual({ left: 0, reserved: price })
  })

  it('reserves nothing if the start is refused', async () => {
    await engines.give(engines.one, 'empty', createSession({ interviewDifficulty: 'challenging' }))
    expect(await engines.give(engines.one, 'empty', start)).toMatchObject({ error: { code: 'NO_CHALLENGE' } })
    expect(await engines.wallet()).toEqual({ left: 0, reserved: 0 })
  })

  it.each([
    ['its own', 'start', 0],
    ["another command's", 'other', price],
  ])('returns %s if it is refused after its reservation', async (_whose, commandId, reserved) => {
    await engines.session('s')
    await engines.one.ledger.grant('wallet:1', { entryId: 'gift', amount: price })
    const purpose = { lasts: 'interview', sessionId: 's', actor: 'user:1', commandId } as const
    await engines.one.ledger.reserve('wallet:1', { key: 'interview.s', atLeast: price, purpose })
    await engines.give(engines.two, 's', { type: 'ChangeSettings', settings: {}, programmingLanguage: 'cpp' })
    expect(await engines.give(engines.two, 's', start, 'start')).toMatchObject({ error: { code: 'NO_CHALLENGE' } })
    expect((await engines.wallet()).reserved).toBe(reserved)
  })

  it('is paid for once, however often and by whomever it is requested', async () => {
    await engines.session('s')
    const outcomes = await Promise.all([
      engines.give(engines.one, 's', start, 'tab'),
      engines.give(engines.two, 's', start, 'tab'),
      engines.give(engines.two, 's', start, 'other tab'),
      engines.give(engines.one, 's', start, 'third tab'),
    ])
    expect(outcomes.filter((outcome) => outcome.ok).length).toBeGreaterThan(0)
    expect((await engines.state('s')).phase).toBe('IN_PROGRESS')
    expect(await engines.wallet()).toEqual({ left: 10_000 - price, reserved: price })
  })

  it('of two sessions at once on two engines works for one, with tokens for one', async () => {
    engines.grants(2 * price - 1)
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await engines.session(`a${round}`, engines.one), await engines.session(`b${round}`, engines.two)]
      const outcomes = await Promise.all([engines.give(engines.one, a, start), engines.give(engines.two, b, start)])
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
      expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([insufficient])
      const { left, reserved } = await engines.wallet()
      expect({ left, reserved }).toEqual({ left: price - 1, reserved: price })
      await ended(outcomes[0].ok ? a : b)
    }
  })
})

describe('the end', () => {
  it('settles the usage, and returns the rest', async () => {
    await opened()
    await engines.give(engines.one, 's', say('I would count them.'))
    await engines.answer('s')
    await engines.give(engines.one, 's', { type: 'EndInterview' })
    expect((await engines.wallet()).reserved).toBe(price)
    await engines.give(engines.one, 's', failScorecard)
    expect(await engines.wallet()).toEqual({ left: 10_000 - 2 * tokenPrices.chatCall, reserved: 0 })
  })

  it('charges for a scorecard that arrived, and not for failed calls', async () => {
    await opened()
    await engines.give(engines.one, 's', say('Hello?'))
    const state = await engines.state('s')
    const replyId = state.phase === 'IN_PROGRESS' ? (state.awaitingReply?.replyId ?? '') : ''
    await engines.give(engines.one, 's', { type: 'FailReply', replyId, status: 503, code: null })
    await engines.give(engines.one, 's', { type: 'RetryReply' })
    await engines.answer('s')
    await ended('s')
    expect(await engines.wallet()).toEqual({ left: 10_000 - 2 * tokenPrices.chatCall, reserved: 0 })
  })

  it('records a language model’s paid usage once, whoever reports and whoever settles', async () => {
    await opened()
    await engines.give(engines.one, 's', say('I would count them.'))
    const state = await engines.state('s')
    const replyId = state.phase === 'IN_PROGRESS' ? (state.awaitingReply?.replyId ?? '') : ''
    const usage = { inputTokens: 321, outputTokens: 45, isEstimated: false }
    // A report is repeated if it gets lost, and a job requested twice is reported twice.
    for (const [engine, job] of [
      [engines.one, 'job-1'],
      [engines.two, 'job-1'],
      [engines.two, 'job-2'],
    ] as const)
      await engines.give(engine, 's', paid(reply(replyId), usage), job)
    await engines.give(engines.one, 's', say('And then sort.'))
    await engines.answer('s', { ...usage, isEstimated: true })
    await ended('s')
    const commits = await wholeLog(engines.one.log, 's')
    const last = commits.at(-1)
    if (last !== undefined) await engines.two.funding.settle(last, await engines.state('s'))
    const { modelUsed } = await engines.two.ledger.of('wallet:1')
    expect([...modelUsed.values()]).toEqual([{ inputTokens: 642, outputTokens: 90, isEstimated: true }])
    expect((await engines.wallet()).left).toBe(10_000 - 3 * tokenPrices.chatCall)
    for (const seen of [commits.map((commit) => viewOf(commit, 'user:1')), await engines.state('s')])
      expect(JSON.stringify(seen)).not.toContain('modelUsage')
  })

  it('charges an abandoned interview for its usage', async () => {
    await opened()
    expect(await engines.give(engines.one, 's', { type: 'Abandon' })).toEqual(ok)
    expect(await engines.wallet()).toEqual({ left: 10_000 - tokenPrices.chatCall, reserved: 0 })
  })

  it('charges nothing more for a retried scorecard', async () => {
    await opened()
    await ended('s')
    const before = await engines.wallet()
    expect(await engines.give(engines.two, 's', { type: 'RetryReply' })).toEqual(ok)
    await engines.give(engines.two, 's', failScorecard)
    expect(await engines.wallet()).toEqual(before)
  })
})

describe('an engine that was killed', () => {
  it('after the reservation: it is released, and the interview can be started', async () => {
    engines.grants(price)
    await engines.session('s')
    const { one, two } = engines
    await one.ledger.grantMonth('wallet:1', { at: Date.parse('2026-01-01'), allowance: price })
    const purpose = { lasts: 'interview', sessionId: 's', actor: 'user:1', commandId: 'start' } as const
    await one.ledger.reserve('wallet:1', { key: 'interview.s', atLeast: price, purpose })
    engines.after(14_000)
    await two.funding.sweep((await engines.state('s')).at + 14_000)
    expect((await engines.wallet()).reserved).toBe(price)
    engines.after(2_000)
    await two.funding.sweep((await engines.state('s')).at + 16_000)
    expect(await engines.wallet()).toEqual({ left: price, reserved: 0 })
    expect(await engines.give(one, 's', start, 'start')).toEqual(ok)
    expect(await engines.wallet()).toEqual({ left: 0, reserved: price })
  })

  it('after the reservation, when the candidate retries before the sweep: it is used', async () => {
    engines.grants(price)
    await engines.session('s')
    const { one, two } = engines
    await one.ledger.grantMonth('wallet:1', { at: Date.parse('2026-01-01'), allowance: price })
    const purpose = { lasts: 'interview', sessionId: 's', actor: 'user:1', commandId: 'start' } as const
    await one.ledger.reserve('wallet:1', { key: 'interview.s', atLeast: price, purpose })
    expect(await engines.give(two, 's', start, 'start')).toEqual(ok)
    await two.funding.sweep((await engines.state('s')).at + 60_000)
    expect(await engines.wallet()).toEqual({ left: 0, reserved: price })
  })

  it('after the end: the sweep settles it once', async () => {
    await opened()
    engines.dispatches(false)
    await ended('s')
    expect((await engines.wallet()).reserved).toBe(price)
    const { at } = await engines.state('s')
    await Promise.all([engines.one.funding.sweep(at + 60_000), engines.two.funding.sweep(at + 60_000)])
    const paid = { left: 10_000 - tokenPrices.chatCall, reserved: 0 }
    expect(await engines.wallet()).toEqual(paid)
    await engines.two.funding.sweep(at + 3_600_000)
    expect(await engines.wallet()).toEqual(paid)
  })

  it('during an interview: nothing is returned before its end', async () => {
    await opened()
    const { at } = await engines.state('s')
    engines.after(60_000)
    await engines.two.funding.sweep(at + 60_000)
    expect(await engines.wallet()).toEqual({ left: 10_000 - price, reserved: price })
    expect(await engines.one.ledger.due(at + 120_000)).toEqual([])
    expect(await engines.one.ledger.due(at + 3_600_000)).toHaveLength(1)
  })

  it('so slowly that its reservation was released: the interview reserves again later', async () => {
    await opened()
    await engines.two.ledger.release('wallet:1', { key: 'interview.s' })
    await engines.one.ledger.of('wallet:1')
    expect(await engines.wallet()).toEqual({ left: 10_000, reserved: 0 })
    expect(await engines.give(engines.one, 's', say('Hello?'))).toEqual(ok)
    expect((await engines.wallet()).reserved).toBeGreaterThanOrEqual(2 * tokenPrices.chatCall + closing)
    await engines.answer('s')
    await ended('s')
    expect(await engines.wallet()).toEqual({ left: 10_000 - 2 * tokenPrices.chatCall, reserved: 0 })
  })
})

describe('an interview that uses more than expected', () => {
  it('reserves more in steps, and never the part for its scoring', async () => {
    engines.grants(price + 250)
    await opened()
    const answers = await talkUntilUsedUp('s')
    // Everything except the closing was spent on answers, plus one for the opening.
    expect((answers + 1) * tokenPrices.chatCall).toBe(price + 250 - closing)
    const { left, reserved } = await engines.wallet()
    expect({ left, reserved }).toEqual({ left: 0, reserved: price + 250 })
    await ended('s')
    expect(await engines.wallet()).toEqual({ left: closing, reserved: 0 })
  })

  it('shows the specification’s text in the chat, without a call, and keeps the messages', async () => {
    engines.grants(price)
    await opened()
    await talkUntilUsedUp('s')
    const before = (await engines.state('s')).messages.length
    await engines.give(engines.one, 's', say('Are you there?'))
    const state = await engines.state('s')
    expect(state.messages.slice(before).map(({ sender, message }) => [sender, message])).toEqual([
      ['candidate', 'Are you there?'],
      ['system', chatCallTexts.insufficientTokens],
    ])
    expect(state).toMatchObject({ phase: 'IN_PROGRESS', awaitingReply: null, failedReply: { status: 402 } })
    const [commit] = await engines.one.log.commitsAfter('s', state.seq - 1, 1)
    expect(commit?.jobs).toEqual([])
  })

  it('answers the retry once there are tokens again', async () => {
    engines.grants(price)
    await opened()
    await talkUntilUsedUp('s')
    await engines.give(engines.one, 's', { type: 'RetryReply' })
    expect(await engines.state('s')).toMatchObject({ awaitingReply: null })
    await engines.one.ledger.grant('wallet:1', { entryId: 'gift', amount: 50 })
    await engines.give(engines.one, 's', { type: 'RetryReply' })
    const state = await engines.state('s')
    expect(state.phase === 'IN_PROGRESS' && state.awaitingReply).toMatchObject({ call: 'respondToMsg' })
  })

  it('rejects a run and keeps the code, and still scores handed-in code', async () => {
    engines.grants(price)
    await opened()
    await talkUntilUsedUp('s')
    expect(await engines.give(engines.one, 's', runTests('x = 42'))).toEqual(ok)
    const state = await engines.state('s')
    if (state.phase !== 'IN_PROGRESS') throw new Error('it is in progress')
    expect(state.question.drafts.python).toBe('x = 42')
    expect(state.question.runs.map(({ outcome }) => outcome.status)).toEqual(['REJECTED_INSUFFICIENT_TOKENS'])

    await engines.give(engines.one, 's', { type: 'SubmitCode', code: 'x = 43', programmingLanguage: 'python' })
    const submitted = await engines.state('s')
    if (submitted.phase !== 'IN_PROGRESS') throw new Error('it is in progress')
    const run = submitted.question.runs.find(({ purpose }) => purpose === 'submission')
    expect(run?.outcome.status).toBe('IN_QUEUE')
    engines.after(undoMs)
    await engines.give(engines.one, 's', { ...results(2, 2), runId: run?.runId ?? '' })
    const debriefed = await engines.state('s')
    expect(debriefed).toMatchObject({ step: 'follow_up', awaitingReply: null, failedReply: { status: 402 } })
    expect(debriefed.messages.at(-1)?.message).toBe(chatCallTexts.insufficientTokens)
  })

  it('continues into the next month’s grant', async () => {
    engines.grants(price)
    await opened()
    await talkUntilUsedUp('s')
    engines.after(31 * 86_400_000)
    await engines.give(engines.one, 's', say('A happy new month.'))
    expect(await engines.state('s')).toMatchObject({ awaitingReply: { call: 'respondToMsg' } })
  })

  it('pays once for an overdue answer that is requested again', async () => {
    engines.grants(price)
    await opened()
    await engines.give(engines.one, 's', say('Hello?'))
    const state = await engines.state('s')
    const replyId = state.phase === 'IN_PROGRESS' ? (state.awaitingReply?.replyId ?? '') : ''
    expect(await engines.give(engines.one, 's', { type: 'AskReplyAgain', replyId })).toEqual(ok)
    await engines.give(engines.one, 's', reply(replyId))
    await ended('s')
    expect((await engines.wallet()).left).toBe(price - 2 * tokenPrices.chatCall)
  })
})

describe('the warning that a fifth of the month is left', () => {
  const warnings = async (sessionId: string) =>
    (await engines.state(sessionId)).messages.filter(({ sender, id }) => sender === 'system' && id.startsWith('tokens'))

  it('is in the chat of the interview that causes it, before the start, and in no other that month', async () => {
    engines.grants(price + 50)
    for (const sessionId of ['a', 'b']) {
      await opened(sessionId)
      await ended(sessionId)
    }
    expect((await warnings('a')).map(({ message }) => message)).toEqual([
      "This interview is paid for. After it, about 50 of this month's AI-usage tokens are left.",
    ])
    expect(await warnings('b')).toEqual([])
    engines.after(31 * 86_400_000)
    await opened('next month')
    expect(await warnings('next month')).toEqual([])
  })

  it('isn’t given while there is more', async () => {
    await opened()
    expect(await warnings('s')).toEqual([])
  })
})
