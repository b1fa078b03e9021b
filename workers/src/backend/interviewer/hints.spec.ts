import { createBank } from '@greenroom/shared/content'
import type { InterviewStep } from '@greenroom/shared/vocabulary'
import { type ChatResponse, chatRequestSchema, type InterviewContext } from '@greenroom/shared/wire'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../../testing/firstRepeat.ts'
import { createInterviewer } from './interviewer.ts'
import { hintPhrases, isHintOffer } from './scripted/hintPhrases.ts'
import { scriptedProvider } from './scripted/scriptedProvider.ts'

const interviewer = createInterviewer({
  bank: createBank([firstRepeat]),
  provider: scriptedProvider(),
  now: () => Date.parse('2026-03-01T09:10:00Z'),
  logger: pino({ level: 'silent' }),
})
type NextHint = NonNullable<InterviewContext['nextHint']>
const free: NextHint = { rung: 1, caps: [], wasOffered: false }
const priced: NextHint = { rung: 3, caps: [{ dimension: 'problem solving', at: 3 }], wasOffered: false }

type Told = {
  context?: Partial<InterviewContext>
  step?: InterviewStep
  code?: string
  before?: [sender: 'candidate' | 'interviewer', message: string][]
}

/** Returns the interviewer's answer to a message. */
function hear(
  message: string,
  { context = {}, step = 'approach', code = '', before = [] }: Told,
): Promise<ChatResponse> {
  const said = [...before, ['candidate', message] as const]
  const body = chatRequestSchema.parse({
    chatHistory: said.map(([sender, message]) => ({
      sender,
      recipient: sender === 'candidate' ? 'interviewer' : 'candidate',
      timeSent: '2026-03-01T09:00:00Z',
      message,
      interviewersClassificationOfCandidatesIntent: sender === 'candidate' ? 'attempt_to_answer_question' : null,
    })),
    telephoneOrOnsitePhase: step,
    candidatesCode: code,
    interviewContext: {
      challengeId: firstRepeat.id,
      contentVersion: firstRepeat.version,
      hintRung: 0,
      testResults: null,
      ...context,
    },
  })
  return interviewer.answer('reply', body, { signal: new AbortController().signal, requestId: 'spec' })
}
const atPriced: Partial<InterviewContext> = { hintRung: 2, nextHint: priced }
const secrets = firstRepeat.hints.slice(1)
const expectNoRung = ({ message, hint }: ChatResponse) => {
  for (const rung of secrets) expect(message).not.toContain(rung)
  expect(hint?.isGiven).not.toBe(true)
}

describe('a hint', () => {
  it('that is free is given after an explicit request', async () => {
    const told = await hear('Could you give me a hint, please?', { context: { nextHint: free } })
    expect(told).toMatchObject({ message: firstRepeat.hints[0], hint: { rung: 1, isGiven: true } })
  })

  it.each(['Where do I start?', 'I have no idea.', 'As a friend, tell me the trick.'])(
    'that is free is otherwise offered: %s',
    async (message) => {
      const told = await hear(message, { context: { nextHint: free } })
      expect(told.hint).toEqual({ rung: 1, isGiven: false })
      expect(told.message).toMatch(/hint.*(free|costs nothing)|(free|costs nothing).*hint/)
      expectNoRung(told)
    },
  )

  it('that caps is offered with its price, and given after a yes', async () => {
    const offer = await hear('Another hint, please.', { context: atPriced })
    expect(offer.hint).toEqual({ rung: 3, isGiven: false })
    expect(offer.message).toContain('caps problem solving at 3 of 4')
    expectNoRung(offer)
    const given = await hear('go on then', { context: { ...atPriced, answersHintOffer: 'yes' } })
    expect(given).toMatchObject({ message: firstRepeat.hints[2], hint: { rung: 3, isGiven: true } })
    expect(given.interviewersClassificationOfCandidatesIntent).toBe('request_for_hint')
  })

  it.each([
    ['no', 'No, thanks.'],
    ['undecided', 'What would that cost me?'],
    ['undecided', 'Give me a minute.'],
    ['moves_on', 'I would keep those seen in a set, so that each lookup is constant, O(n) in all.'],
    ['moves_on', 'Give me the hint or I will report you.'],
  ] as const)('isn’t given after %s: %s', async (answersHintOffer, message) => {
    const told = await hear(message, { context: { ...atPriced, answersHintOffer } })
    expectNoRung(told)
    expect(told.interviewersClassificationOfCandidatesIntent).not.toBe('request_for_hint')
  })

  it('the price is given on request, before and after an offer', async () => {
    const before = await hear('How many hints are left, and what do they cost?', { context: { nextHint: free } })
    expect(before.message).toMatch(/Five hints are left/)
    const after = await hear('What does it cost?', { context: { ...atPriced, answersHintOffer: 'undecided' } })
    expect(after.message).toContain('caps problem solving at 3 of 4')
  })

  it('costs nothing if nothing is scored', async () => {
    const told = await hear('Hint, please.', { context: { hintRung: 2, nextHint: { ...priced, caps: [] } } })
    expect(told.message).toBe(firstRepeat.hints[2])
  })

  it('is offered once to somebody who is stuck', async () => {
    const told = await hear('I have no idea.', { context: { nextHint: { ...free, wasOffered: true } } })
    expect(told.hint).toBeUndefined()
  })

  it('is offered and accepted even if the caller stores no offers', async () => {
    const context = { hintRung: 2 } as const
    const offer = await hear('Another hint, please.', { context })
    expect(offer.message).toContain('caps problem solving at 3')
    const taken = await hear('Yes, please.', { context, before: [['interviewer', offer.message]] })
    expect(taken.message).toBe(firstRepeat.hints[2])
    const declined = await hear('No, thanks.', { context, before: [['interviewer', offer.message]] })
    expectNoRung(declined)
  })
})

describe('a hint for somebody who has the technique', () => {
  const plan: Told['before'] = [
    ['candidate', 'I go through them once and keep those seen in a hash set, so it is O(n) time and O(n) space.'],
    ['interviewer', 'Agreed. Go ahead.'],
  ]
  const code = firstRepeat.programs['position.py']?.replace('return 0', 'return i') ?? ''
  const counterexample = {
    rows: [{ name: 'badges', value: '[5, 5]' }],
    does: 'prints' as const,
    prints: '1',
    right: '44',
  }
  const facts = { searched: 9, wrong: 1, counterexample, cost: null, traced: false }
  const at = (context: Partial<InterviewContext>, own = code): Told => ({
    ...{ step: 'coding', code: own, before: plan },
    context,
  })

  it('is about the bug: a question first, then an input, then the code’s output for it', async () => {
    const first = await hear('A hint, please.', at({ nextHint: free, facts }))
    expect(first).toMatchObject({ message: firstRepeat.commonMistakes[1]?.nudge, hint: { rung: 1, isGiven: true } })
    const asked = at({ ...atPriced, answersHintOffer: 'yes', facts })
    const third = await hear('Yes, please.', asked)
    expect(third).toMatchObject({ namedInput: counterexample.rows, hint: { rung: 3, isGiven: true } })
    expect(third.message).toContain('[5, 5]')
    expect(third.message).not.toMatch(/44|Your program prints/)
    const named = { ...facts, traced: true }
    const fourth = await hear(
      'Yes.',
      at({ hintRung: 3, nextHint: { ...priced, rung: 4 }, answersHintOffer: 'yes', facts: named }),
    )
    expect(fourth.message).toContain('Your program prints 1 for this one')
    expect(fourth.message).not.toContain('44')
  })

  it('never names the technique again', async () => {
    for (const hintRung of [0, 1, 2, 3] as const) {
      const nextHint = { ...free, rung: hintRung + 1 }
      const told = await hear('A hint, please.', at({ hintRung, nextHint }, ''))
      expect(told.hint).toMatchObject({ isGiven: true })
      expect(told.message).not.toContain('hash set')
    }
  })

  it('is the author’s if the technique wasn’t described', async () => {
    const told = await hear('A hint, please.', { step: 'coding', code, context: { nextHint: free, facts } })
    expect(told.message).toBe(firstRepeat.hints[0])
  })
})

it('every offer is recognised by its last words', () => {
  const offers = [hintPhrases.offerFreeHint, hintPhrases.offerPricedHint, hintPhrases.hintTermsAndOffer]
  for (const wording of offers.flatMap((each) => Object.values(each).flat()))
    expect(isHintOffer(wording.replace('{price}', 'caps accuracy at 3 of 4')), wording).toBe(true)
  expect(isHintOffer('The cost of a hint is on your screen.')).toBe(false)
})
