import { type Challenge, checksOf, loadChallenges } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { rehearse } from '../../../testing/rehearsal.ts'
import { exampleClaim } from './exampleTrace.ts'

const bank = loadChallenges()

function challengeOf(id: string): Challenge {
  const challenge = bank.get(id)
  if (challenge === undefined) throw new Error(`${id} is gone`)
  return challenge
}

async function answersTo(id: string, ...messages: string[]) {
  const lines = await rehearse(
    challengeOf(id),
    messages.map((say) => ({ say })),
  )
  return lines.flatMap(({ who, text, response }, index) =>
    who === 'interviewer' && index > 0 ? [{ text, accepted: response?.candidatesAnswerWasAccepted }] : [],
  )
}

describe('a workable plan with a wrong cost', () => {
  const heap = 'I sort the boats by arrival and keep the departures in a min heap, popping those that have left.'

  it('is asked where the cost comes from, in the candidate’s words, before its check', async () => {
    const [first, second] = await answersTo(
      'fewest-berths',
      `${heap} That is O(n) time and O(n) memory.`,
      'The sort and the heap come to O(n log n), sorry.',
    )
    expect(first).toMatchObject({ accepted: false })
    expect(first?.text).toMatch(/O\(n\)[^?]*\?/)
    expect(second?.text).toContain(checksOf(challengeOf('fewest-berths').checks, 'The approach')[0]?.question)
  })

  it('is asked about its memory as well', async () => {
    const [first] = await answersTo('fewest-berths', `${heap} O(n log n) time and constant memory.`)
    expect(first).toMatchObject({ accepted: false })
    expect(first?.text).toMatch(/memory/)
    expect(first?.text).toMatch(/constant/)
  })

  it('isn’t asked about its cost if that is right', async () => {
    const [first] = await answersTo('fewest-berths', `${heap} O(n log n) time and linear memory.`)
    expect(first?.text).toContain(checksOf(challengeOf('fewest-berths').checks, 'The approach')[0]?.question)
  })
})

describe('a plan that sounds like the right one but isn’t', () => {
  it.each([
    [
      'cargo-bike-boost',
      'In the heap I store the time, the place and the boosts used, and I mark each place as visited when it is first popped, so it is never expanded again. The first pop at the goal is the answer. That is O(m log n) time and O(n) memory.',
    ],
    [
      'fire-drill',
      'I start a breadth-first search from each tile until it finds an exit, and take the largest result. All together they visit each tile about once, so it is O(r c) time and O(r c) memory.',
    ],
    [
      'longest-calm-stretch',
      'I would sort the readings, so that the calm ones come first, and then count how many are below the limit with a binary search. O(n log n) time and O(n) memory.',
    ],
  ])('is not accepted: %s', async (id, plan) => {
    const [first] = await answersTo(id, plan)
    expect(first).toMatchObject({ accepted: false })
  })
})

describe('an example traced before the code', () => {
  const way = 'For each tile I walk to the nearest exit with one breadth-first search from all exits at once. '

  it('is questioned once if a value differs from the task’s', async () => {
    const challenge = challengeOf('fewest-berths')
    const right = challenge.examples[0]?.output.trim() ?? ''
    const wrong = String(Number(right) + 40)
    const heap = 'I sort the boats by arrival and keep the departures in a min heap, popping those that have left.'
    const claim = `${heap} So the first example gives ${wrong}. O(n log n) time and linear memory.`
    const [first, second] = await answersTo('fewest-berths', claim, `${heap} The first example gives ${wrong}.`)
    expect(first).toMatchObject({ accepted: false })
    expect(first?.text).toContain(`${right}`)
    expect(first?.text).toContain(`${wrong}`)
    expect(first?.text).toMatch(/\?$/)
    expect(second?.text).not.toContain(wrong)
  })

  it.each([
    ['right', (right: string) => `The first example gives ${right}.`],
    ['doubted', () => 'The first example gives 999, but the task shows something else.'],
    ['of no example', () => 'That gives 999 in my head.'],
    ['a question', () => 'Does the first example give 999?'],
  ])('is left alone if it is %s', async (_how, words) => {
    const challenge = challengeOf('fire-drill')
    const claim = exampleClaim({ message: way + words(challenge.examples[0]?.output.trim() ?? ''), challenge })
    expect(claim).toBeNull()
  })

  it('is recognised in people’s own words', () => {
    const challenge = challengeOf('fewest-berths')
    for (const message of [
      'In the second example I get 99.',
      'For example 2 the answer would be 99, I think.',
      'Sample two comes out at 99.',
    ])
      expect(exampleClaim({ message, challenge }), message).toMatchObject({ which: 'second', said: '99' })
  })
})
