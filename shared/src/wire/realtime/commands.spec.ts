import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCodeTooLong, longestCode, participantCommandSchema } from '../../session/commands.ts'
import { largestMessageBytes } from './protocol.ts'

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

describe('a run on the candidate’s own input', () => {
  const read = (testCase: object) =>
    participantCommandSchema.parse({ type: 'RunTests', code: '', programmingLanguage: 'c', testCases: [testCase] })

  it('expects nothing if no output is given', () => {
    const expectsNothing = { testCases: [{ stdin: '1', expected_output: null }] }
    expect(read({ stdin: '1' })).toMatchObject(expectsNothing)
    expect(read({ stdin: '1', expected_output: null })).toMatchObject(expectsNothing)
  })

  it('expects the given output, even an empty one', () => {
    expect(read({ stdin: '1', expected_output: '' })).toMatchObject({ testCases: [{ expected_output: '' }] })
  })
})

describe('the maximum length of code', () => {
  it('is what fits into a message, whatever the script', () => {
    const signs = fc.constantFrom('x', '\n', '"', '\\', 'é', '語', '🙂', '\u0001', '\ud800', '\u2028')
    const code = fc.tuple(signs, fc.integer({ min: 0, max: 70_000 })).map(([sign, times]) => sign.repeat(times))
    fc.assert(
      fc.property(code, (text) => {
        const command = { type: 'SaveCode', code: text, programmingLanguage: 'javascript' }
        const message = ['session:command', { sessionId: 'x'.repeat(64), commandId: 'x'.repeat(128), ...command }]
        expect(participantCommandSchema.safeParse(command).success).toBe(!isCodeTooLong(text))
        if (!isCodeTooLong(text)) expect(bytesOf(message)).toBeLessThan(largestMessageBytes)
      }),
    )
  })

  it('is 48,000 plain characters', () => {
    expect(isCodeTooLong('x'.repeat(longestCode))).toBe(false)
    expect(isCodeTooLong('x'.repeat(longestCode + 1))).toBe(true)
  })
})

describe('people’s commands', () => {
  const line = { dimension: 'testing', score: 3 }
  const card = (...lines: object[]) => ({ type: 'SubmitScorecard', lines })

  it.each([
    { type: 'PresentChallenge', challengeId: 'first' },
    { type: 'RevealHint' },
    { type: 'RevealHint', rung: 5, question: 2 },
    { type: 'ShowResult', handInId: 'hand-in-7' },
    { type: 'ExtendTime', minutes: 30 },
    { type: 'WritePrivateNote', text: 'Calm.' },
    { type: 'SendMessage', message: 'Hello', recipient: 'candidate' },
    card(line),
    { ...card({ ...line, score: null }), decision: null },
    { ...card(line), decision: 'Leaning no-hire' },
    { type: 'GiveFeedback', rating: 1 },
  ])('are accepted: %j', (sent) => {
    expect(participantCommandSchema.safeParse(sent).success).toBe(true)
  })

  it.each([
    { type: 'PresentChallenge', challengeId: '' },
    { type: 'RevealHint', rung: 6 },
    { type: 'ShowResult' },
    { type: 'ExtendTime', minutes: 0 },
    { type: 'ExtendTime', minutes: 31 },
    { type: 'ExtendTime', minutes: 1.5 },
    { type: 'WritePrivateNote', text: 'x'.repeat(8_001) },
    card(),
    card({ ...line, score: 5 }),
    card({ ...line, evidence: [{ eventSeq: 0, quote: 'x' }] }),
    card({ ...line, evidence: [{ eventSeq: 1, quote: '' }] }),
    { ...card(line), decision: 'maybe' },
    { type: 'GiveFeedback', rating: 0 },
    { type: 'GiveFeedback', rating: 6 },
  ])('are refused: %j', (sent) => {
    expect(participantCommandSchema.safeParse(sent).success).toBe(false)
  })
})
