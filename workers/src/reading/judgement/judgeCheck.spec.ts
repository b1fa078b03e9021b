import { loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { judgeInTurn } from './judge.ts'

const attempt = 'attempt_to_answer_question' as const
const spoken = loadSpoken().get('explain-code') ?? loadSpoken().get('counting-the-shelves') ?? null
const challenge = loadChallenges().get('backstage-doors') ?? null

/** Judges these answers, each to a check of the question's point. */
function judged(point: number, answers: readonly string[]) {
  const checks = spoken?.points[point]?.checks ?? []
  return judgeInTurn(
    answers.map((message, index) => ({ message, asked: checks[index]?.question ?? '', intent: attempt })),
    { challenge: null, spoken },
  ).map((each) => each.find((one) => one.point === `point-${point + 1}`))
}

describe('a check that could be guessed', () => {
  it('shows its point only together with the next one', () => {
    expect(judged(1, ['yes', 'no'])).toEqual([
      { point: 'point-2', verdict: 'not_understood', spans: [], check: { number: 1, answer: 'right' } },
      { point: 'point-2', verdict: 'shown', spans: ['no'], check: { number: 2, answer: 'right' } },
    ])
  })

  it('contradicts its point at once if it is wrong', () => {
    expect(judged(1, ['no'])[0]).toMatchObject({ verdict: 'contradicted', spans: ['no'] })
    expect(judged(1, ['yes', 'yes'])[1]).toMatchObject({ verdict: 'contradicted' })
  })

  it('keeps the stored judgement', () => {
    const stored = {
      point: 'point-2',
      verdict: 'shown' as const,
      spans: ['no'],
      check: { number: 2, answer: 'right' as const },
    }
    const asked = spoken?.points[1]?.checks?.[1]?.question ?? ''
    const material = { challenge: null, spoken }
    expect(judgeInTurn([{ message: 'yes', asked, intent: attempt, judgement: [stored] }], material)).toEqual([[stored]])
  })
})

describe('the check of a plan', () => {
  it('shows the plan that was described, so that its cost stays its own', () => {
    if (challenge === null) throw new Error('There is no challenge backstage-doors.')
    const best = challenge.approaches.findIndex(({ quality }) => quality === 'optimal')
    const plan = `I would use ${challenge.approaches[best]?.signs[0]} and go through the log entry by entry.`
    const asked = challenge.checks?.[0]?.checks[0]?.question ?? ''
    const [described, checked, cost] = judgeInTurn(
      [
        { message: plan, asked: 'How would you do it?', intent: attempt },
        { message: '3', asked, intent: attempt },
        { message: `It is ${challenge.complexity.time} time.`, asked: 'What does it cost?', intent: attempt },
      ],
      { challenge, spoken: null },
    )
    const isBest = expect.objectContaining({ point: `approach-${best + 1}`, verdict: 'shown' })
    expect(described).toContainEqual(isBest)
    expect(checked).toContainEqual(isBest)
    expect(cost).toContainEqual(expect.objectContaining({ point: 'time', verdict: 'shown' }))
  })

  it('shows a working approach, whatever words the plan had', () => {
    const asked = challenge?.checks?.[0]?.checks[0]?.question ?? ''
    const [right] = judgeInTurn([{ message: 'entry 3, he is in the attic', asked, intent: attempt }], {
      challenge,
      spoken: null,
    })
    const acceptable = (challenge?.approaches ?? []).findIndex(({ quality }) => quality === 'acceptable')
    expect(right).toContainEqual(expect.objectContaining({ point: `approach-${acceptable + 1}`, verdict: 'shown' }))
  })
})
