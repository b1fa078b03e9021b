import { describe, expect, it } from 'vitest'
import { sayFrom } from './say.ts'

const turn = (...said: string[]): Parameters<typeof sayFrom>[0] => ({
  history: said.map((message) => ({ sender: 'interviewer', recipient: 'candidate', timeSent: '', message })),
  personality: 'fair',
  candidateName: 'Ada',
  interviewerName: 'Mara',
})
const only = (...wordings: string[]) => [[], wordings] as const

describe('words for a slot', () => {
  it('skip a wording if one of its sentences was used, with any values', () => {
    const before = turn('You can read it on the screen. Find the first badge.')
    const say = sayFrom(before, () => only('You can read it on the screen. {gist}', 'Here it is, in short: {gist}'))
    expect(say('present', { gist: 'Sum the numbers.' })).toBe('Here it is, in short: Sum the numbers.')
  })

  it('may repeat a phrase of three words', () => {
    const say = sayFrom(turn('Left open. It is true.'), () => only('Passed on, then. It is {answer}.'))
    expect(say('deckPassed', { answer: 'true' })).toBe('Passed on, then. It is true.')
  })

  it('are the same for everybody, whatever their name', () => {
    const wordings = only(...Array.from({ length: 20 }, (_each, index) => `Wording number ${index} of them.`))
    const chosen = ['Ada', 'Fatima', 'Zhou', 'Oluwaseun', 'Jörg', ''].map((candidateName) =>
      sayFrom({ ...turn('Hello.'), candidateName }, () => wordings)('acknowledge'),
    )
    expect(new Set(chosen).size).toBe(1)
  })

  it('are a few short ones once all were used, and these may be repeated', () => {
    const before = turn('Say what you see there.', 'Begin with the first example.', 'Go on.')
    const say = sayFrom(before, () => [[], ['Say what you see there.', 'Begin with the first example.'], ['Go on.']])
    expect([say('acknowledge'), say('acknowledge')]).toEqual(['Go on.', 'Go on.'])
  })

  it('return in their original order, once all were used', () => {
    const before = turn('Think of the smallest case.', 'Begin with the first example.', 'Say what you see there.')
    const wordings = only('Say what you see there.', 'Begin with the first example.', 'Think of the smallest case.')
    expect(sayFrom(before, () => wordings)('acknowledge')).toBe('Think of the smallest case.')
  })
})
