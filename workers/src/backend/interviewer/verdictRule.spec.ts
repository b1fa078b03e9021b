import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../../testing/firstRepeat.ts'
import { rehearse } from '../../testing/rehearsal.ts'
import type { InterviewerProvider } from './provider.ts'
import { tellsVerdict } from './verdictRule.ts'

/** Creates a provider that accepts everything. */
const speaking = (text: string): InterviewerProvider => ({
  name: 'pleased',
  async *reply({ call }) {
    yield { type: 'judgement', candidatesAnswerWasAccepted: call === 'reply' ? true : null }
    yield { type: 'text', text: call === 'reply' ? text : 'Badges are shown at a door. How would you begin?' }
  },
  ready: async () => ({ ok: true, detail: 'always' }),
})

const answerOf = async (say: string, text: string) => {
  const reply = (await rehearse(firstRepeat, [{ say }], { provider: speaking(text) })).at(-1)
  return { text: reply?.text, accepted: reply?.response?.candidatesAnswerWasAccepted }
}

describe('a provider’s verdict on a guess', () => {
  it.each(['So it is a hash set, right?', 'A hash set or sorting, which one is it?'])(
    'doesn’t count, whatever it says: %s',
    async (say) => {
      for (const text of [
        'Yes, a hash set. Go ahead and code it.',
        'That settles each badge at once. Please code it.',
      ]) {
        const answer = await answerOf(say, text)
        expect(answer.accepted).toBe(false)
        expect(answer.text).not.toContain(text.slice(0, 12))
        expect(answer.text).toMatch(/\b(it would go|runs?|steps?|happens)\b/)
      }
    },
  )

  it('is passed on if it only asks for more', async () => {
    const asks = 'Choose one, and tell me how it would go.'
    expect(await answerOf('So it is a hash set, right?', asks)).toEqual({ text: asks, accepted: false })
  })

  it('is left to the provider if something was proposed', async () => {
    const takes = 'That works. Please code it.'
    const say = 'Could I keep those seen in a hash set while I go through once?'
    expect(await answerOf(say, takes)).toEqual({ text: takes, accepted: true })
  })
})

describe('a verdict', () => {
  it.each([
    'Yes, that is how I would do it.',
    'Not quite. Think about the order.',
    'Getting warmer.',
    'Warm.',
    'That fits the limits.',
    'I would say it is the right track. Good choice.',
    'Then go with the heap.',
    'That would find a repeat. Does it find the one that comes first?',
  ])('is recognised: %s', (text) => {
    expect(tellsVerdict(text, { challenge: firstRepeat })).toBe(true)
  })

  it.each([
    'That choice is yours to make. Take one, and say how it would go.',
    'How would it run on the first example?',
    'No hurry. Which of the two would you build on?',
    'I will not pick for you.',
  ])('isn’t recognised: %s', (text) => {
    expect(tellsVerdict(text, { challenge: firstRepeat })).toBe(false)
  })
})
