import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../../../testing/firstRepeat.ts'
import { type Move, rehearse } from '../../../testing/rehearsal.ts'
import { allPassed } from '../../../testing/testSummaries.ts'
import { slotIn } from './conversation.ts'

const handedIn: Move[] = [{ code: firstRepeat.programs['optimal.py'] ?? '' }, { done: allPassed }]

async function heardAfter(moves: Move[]): Promise<string[]> {
  const lines = await rehearse(firstRepeat, [...handedIn, ...moves])
  const done = lines.findIndex(({ who }) => who === 'button')
  return lines.slice(done).flatMap(({ who, text }) => (who === 'interviewer' ? [text] : []))
}

describe('questions about the code', () => {
  it('get a second chance for an answer, and then give way to the next', async () => {
    const [, waits, edges] = await heardAfter([{ say: 'hm' }, { say: 'ok' }])
    expect(waits).not.toMatch(/edge cases/)
    expect(edges).toMatch(/\bedge cases?\b/)
  })

  it('wait for a candidate who asks for time', async () => {
    const [, , waits] = await heardAfter([{ say: 'hm' }, { say: 'Give me a minute please' }])
    expect(waits).not.toMatch(/\?/)
  })

  it('get to the author’s questions, however little is said', async () => {
    const heard = await heardAfter(Array.from({ length: 5 }, () => ({ say: 'hm' })))
    const prepared = firstRepeat.followUps.map(({ question }) => question)
    expect(heard.some((text) => prepared.some((question) => text.includes(question)))).toBe(true)
  })

  it('take an unforeseen answer for neither half nor all of the expected one', async () => {
    const moves = Array.from({ length: 4 }, () => ({
      say: 'I would keep the numbers of each door in a small note beside it.',
    }))
    const heard = await heardAfter(moves)
    const asked = heard.findIndex((text) => firstRepeat.followUps.some(({ question }) => text.includes(question)))
    expect(asked).toBeGreaterThan(0)
    expect(slotIn(heard[asked + 1] ?? '', 'followUpNoted')).toBe(true)
  })

  it('ask for the cost once, even if half of it remains unsaid', async () => {
    const heard = await heardAfter([{ say: 'It takes O(n) time.' }])
    expect(heard.at(-1)).toMatch(/\bedge cases?\b/)
  })
})

describe('a choice left to the interviewer', () => {
  const judged = async (say: string) =>
    (await rehearse(firstRepeat, [{ say }])).at(-1)?.response?.candidatesAnswerWasAccepted

  it.each([
    'I could sort them all, or keep a hash set of those seen before. Which of the two is better?',
    'Is it a hash set or sorting? Just say which.',
    'So a hash set it is then, that is what you want to hear, right?',
    'Warm or cold if I say a hash set for the badges here?',
  ])('isn’t an answer: %s', async (say) => {
    expect(await judged(say)).toBe(false)
  })

  it('is answered by asking for the candidate’s own, even if several names follow each other', async () => {
    const lines = await rehearse(firstRepeat, [
      { say: 'I guess it is a stack then, am I right?' },
      { say: 'I guess it is a hash set then, am I right?' },
    ])
    const replies = lines.filter(({ who }) => who === 'interviewer').slice(1)
    expect(replies.map(({ response }) => response?.candidatesAnswerWasAccepted)).toEqual([false, false])
    for (const { text } of replies) {
      expect(text).toMatch(/\b(how it would go|steps?|runs?|first example)\b/)
      for (const { response } of firstRepeat.approaches) expect(text).not.toContain(response)
    }
  })

  it.each(['I thought of a hash set, in linear time: could I look up each badge in it before I add it?'])(
    'isn’t meant by a proposal: %s',
    async (say) => {
      expect(await judged(say)).toBe(true)
    },
  )

  it('isn’t meant by somebody who only asks whether they are understood', async () => {
    expect(
      await judged(
        'In linear time I keep a hash set of those seen before and look up each badge, does that make sense?',
      ),
    ).toBe(true)
  })
})
