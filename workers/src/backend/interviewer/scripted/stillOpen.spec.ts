import { type Challenge, loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { expect, it } from 'vitest'
import { rehearse } from '../../../testing/rehearsal.ts'
import { rehearseInWords } from '../../../testing/spokenRehearsal.ts'

const allPass = {
  ...{ allTestCasesPassed: true, passed: 12, total: 12 },
  ...{ firstFailureStatus: null, firstFailureCategory: null },
}

function challengeOf(id: string): Challenge {
  const challenge = loadChallenges().get(id)
  if (challenge === undefined) throw new Error(`${id} is gone`)
  return challenge
}

it('a candidate who wants to know what they missed is asked about one point nobody has mentioned', async () => {
  const challenge = challengeOf('fewest-berths')
  const lines = await rehearse(challenge, [
    { say: 'I sort the boats and keep the departures in a min heap. That is O(n log n) time and O(n) memory.' },
    { code: challenge.programs['optimal.py'] ?? '' },
    { done: allPass },
    { say: 'What have I missed?' },
  ])
  const last = lines.at(-1)?.text ?? ''
  const prepared = [...challenge.followUps, ...challenge.edgeCases].map(({ question }) => question)
  expect(prepared.some((question) => last.includes(question)) || /edge|case/i.test(last), last).toBe(true)
  expect(last).toMatch(/\?$/)
  expect(last).not.toMatch(/scorecard|goodbye|thank/i)
})

it('a point of a spoken answer is asked for by its question, revealing nothing', async () => {
  const question = loadSpoken().get('two-bookings-one-seat')
  if (question === undefined) throw new Error('there is no question')
  const { lines, faults } = await rehearseInWords(question, [
    { say: 'I would put it into one transaction so that both cannot go through at the same time.' },
    'done',
    { say: 'Did I miss anything?' },
  ])
  const last = lines.at(-1)?.text ?? ''
  const asks = [...question.points, ...question.followUps].map((each) => each.question ?? '-')
  expect(
    asks.some((each) => last.includes(each)),
    last,
  ).toBe(true)
  expect(faults).toEqual([])
})

it('a candidate who asks about an example’s output gets a yes or no', async () => {
  const challenge = challengeOf('fewest-berths')
  const right = challenge.examples[0]?.output.trim() ?? ''
  const heard = async (say: string) => (await rehearse(challenge, [{ say }])).at(-1)?.text
  expect(await heard(`Does the first example give ${right}?`)).toMatch(new RegExp(`^(Yes|Right), .*\\b${right}\\b`))
  expect(await heard('Does the first example give 77?')).toMatch(new RegExp(`^No, .*\\b${right}\\b`))
})
