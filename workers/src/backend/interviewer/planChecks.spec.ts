import { type Challenge, checksOf, loadChallenges } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { type Line, rehearse, transcriptOf } from '../../testing/rehearsal.ts'
import { slotIn } from './scripted/conversation.ts'

const challenge = ((): Challenge => {
  const found = loadChallenges().get('hall-for-hire')
  if (found === undefined) throw new Error('There is no challenge hall-for-hire.')
  return found
})()
const check = checksOf(challenge.checks, 'The approach')[0]
const optimal = challenge.approaches.find(({ quality }) => quality === 'optimal')

const plan = `I would use ${optimal?.signs[0]} and go through the requests step by step, updating the best sum. That takes ${challenge.complexity.time.replace(/,.*/, '')} time.`

const after = async (...said: string[]): Promise<Line[]> =>
  (
    await rehearse(
      challenge,
      said.map((say) => ({ say })),
    )
  )
    .filter(({ who }) => who === 'interviewer')
    .slice(1)

describe('a plan that reads as right', () => {
  it('is checked on a small case before it is accepted', async () => {
    const [asked] = await after(plan)
    expect(asked?.text).toContain(check?.question)
    expect(asked?.response?.candidatesAnswerWasAccepted).toBe(false)
    expect(asked?.response?.check?.question).toBe(check?.question)
  })

  it('is accepted once the check is answered, in its author’s words', async () => {
    const [, accepted] = await after(plan, `That gives ${check?.right[0]}.`)
    expect(accepted?.response?.candidatesAnswerWasAccepted).toBe(true)
    expect(accepted?.text).toMatch(/\b(code|write|editor|implement)\b/i)
    expect(accepted?.text).toContain(optimal?.response)
  })

  it('isn’t accepted with another result, and may be coded all the same', async () => {
    const [, doubted, later] = await after(plan, `That gives ${check?.wrong[0]}.`, 'I am writing the loop now.')
    expect(doubted?.response?.candidatesAnswerWasAccepted).toBe(false)
    expect(slotIn(doubted?.text ?? '', 'checkPlanWrong')).toBe(true)
    expect(later?.step).toBe('coding')
  })

  it('is asked about once more if the answer isn’t clear, and is believed after that', async () => {
    const lines = await after(
      plan,
      'I would add up the fees of the requests that fit behind one another.',
      'As I said, I would add up the fees of those that fit.',
    )
    expect(lines[1]?.text, transcriptOf(lines)).toContain(check?.question)
    expect(lines[2]?.text).not.toContain(check?.question)
  })

  it('is first asked for its cost', async () => {
    const [cost, asked] = await after(plan.replace(/ That takes .*/, ''), `It is ${challenge.complexity.time} time.`)
    expect(cost?.text).not.toContain(check?.question)
    expect(asked?.text).toContain(check?.question)
  })
})
