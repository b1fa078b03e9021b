import { type Challenge, loadChallenges } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { rehearse } from '../../../testing/rehearsal.ts'
import { allPassed } from '../../../testing/testSummaries.ts'

const challenge = ((): Challenge => {
  const found = loadChallenges().get('hall-for-hire')
  if (found === undefined) throw new Error('There is no challenge hall-for-hire.')
  return found
})()

/** Hands code in, then says these things, and returns the interviewer's messages since the hand-in. */
async function afterHandIn(...said: string[]): Promise<string[]> {
  const code = Object.values(challenge.programs)[0] ?? ''
  const lines = await rehearse(challenge, [{ code }, { done: allPassed }, ...said.map((say) => ({ say }))])
  const from = lines.findIndex(({ who }) => who === 'button')
  return lines.slice(from).flatMap(({ who, text }) => (who === 'interviewer' ? [text] : []))
}

const asksForEdges = /\b(edge cases|two inputs)\b[^.]*\?/

describe('a question about the code that stays unanswered', () => {
  it('gives way to the next one after two remarks about the interview', async () => {
    const [, first, second] = await afterHandIn('How much time do I have left?', 'Nice weather today, by the way.')
    expect(first).not.toMatch(asksForEdges)
    expect(second).toMatch(asksForEdges)
  })

  it('isn’t counted anew because it was asked again', async () => {
    const replies = await afterHandIn('This is a bit boring.', 'zzz zzz', 'I am rather bored here.', 'lorem bla')
    expect(replies.join(' ')).toMatch(asksForEdges)
    const followUp = challenge.followUps.some(({ question }) => replies.join(' ').includes(question))
    expect(followUp).toBe(true)
  })

  it('waits for somebody who wants a moment or asks what it means', async () => {
    const replies = await afterHandIn('Give me a minute, please.', 'Sorry, could you repeat the question?')
    expect(replies.slice(1).join(' ')).not.toMatch(asksForEdges)
  })
})
