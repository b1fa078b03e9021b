import { describe, expect, it } from 'vitest'
import { catalogueOf } from '../../../engine/src/features/challenges/catalogue.ts'
import { scriptedProvider } from '../../src/backend/interviewer/scripted/scriptedProvider.ts'
import { breachesOf, contradictsTests } from './conduct.ts'
import { type HeardTurn, type HeldInterview, holdInterview } from './holdInterview.ts'
import { personas } from './personas.ts'
import { resultsOfCode, uselessCode } from './runs.ts'
import { createSubject } from './subject.ts'

const subject = createSubject(scriptedProvider())
const setting = { subject, catalogue: catalogueOf(subject.bank, subject.spoken) }
const [challenge] = subject.bank.all()
if (challenge === undefined) throw new Error('There is no challenge.')

const interviewOf = (name: string, challengeId: string): Promise<HeldInterview> => {
  const persona = personas.find((each) => each.name === name)
  if (persona === undefined) throw new Error(`There is no candidate ${name}.`)
  const settings = { timeLimitInMinutes: 20 }
  return holdInterview({ id: name, persona, candidateName: 'Robin Vega', challengeId, settings, seed: 'spec' }, setting)
}

const withTurn = (held: HeldInterview, at: number, changes: Partial<HeardTurn>): HeldInterview => ({
  ...held,
  turns: held.turns.map((turn, index) =>
    index === (at + held.turns.length) % held.turns.length ? { ...turn, ...changes } : turn,
  ),
})
const rulesBroken = (held: HeldInterview) => [...new Set(breachesOf(held, subject).map(({ rule }) => rule))]

describe('conduct', () => {
  it('finds nothing in a good interview', async () => {
    expect(breachesOf(await interviewOf('strong', challenge.id), subject)).toEqual([])
  })

  it.each<[string, number, Partial<HeardTurn>]>([
    ['one question', 1, { text: 'What do you mean? And why?' }],
    ['length', 1, { text: 'word '.repeat(91) }],
    ['shouting', 1, { text: 'Go on!' }],
    ['tests', 1, { text: 'Your code passes all the hidden tests.' }],
    ['leak', 1, { text: `Think of ${challenge.keyPhrases[0]?.phrase} here.` }],
    ['leak', 1, { text: challenge.hints[4] }],
    ['ladder', 1, { text: challenge.hints[2] }],
    ['ladder', 1, { intent: 'request_for_hint', step: 'approach' }],
    ['ladder', 1, { rungAfter: 2, text: `${challenge.hints[0]} ${challenge.hints[1]}` }],
    ['polite end', -1, { text: 'So, what next?' }],
    ['polite end', -1, { text: 'It is over.' }],
  ])('finds %s', async (rule, at, changes) => {
    expect(rulesBroken(withTurn(await interviewOf('strong', challenge.id), at, changes))).toContain(rule)
  })

  it('finds a repeated sentence, and a missing one', async () => {
    const held = await interviewOf('strong', challenge.id)
    const words = 'Please tell me a little more about that.'
    expect(rulesBroken(withTurn(withTurn(held, 1, { text: words }), 2, { text: words }))).toContain('said twice')
    const silent = {
      ...held,
      turns: held.turns.map((turn) => (turn.step === 'follow_up' ? { ...turn, text: 'I see.' } : turn)),
    }
    expect(rulesBroken(silent)).toContain('asked for')
  })

  it('compares claims about the tests with their results', () => {
    const nothingPasses = resultsOfCode(uselessCode, challenge, 'hidden')
    const allPass = resultsOfCode(challenge.programs['optimal.py'] ?? '', challenge, 'hidden')
    expect(contradictsTests({ text: 'All hidden tests pass.', results: nothingPasses })).toBe(true)
    expect(contradictsTests({ text: '3 of 16 hidden tests pass.', results: nothingPasses })).toBe(true)
    expect(contradictsTests({ text: 'There is a bug. Find it.', results: allPass })).toBe(true)
    expect(contradictsTests({ text: '0 of 16 hidden tests pass.', results: nothingPasses })).toBe(false)
    expect(contradictsTests({ text: 'All hidden tests pass.', results: allPass })).toBe(false)
    expect(contradictsTests({ text: 'Once all tests pass we go on.', results: null })).toBe(false)
  })
})
