import { describe, expect, it } from 'vitest'
import { asksBackAtTheEnd, asksForTime } from './asksForTime.ts'

describe('asking for time to think', () => {
  it.each([
    'Give me a minute.',
    'give me a min',
    'Could you give me two minutes, please?',
    'I need some time to think',
    'Just a second',
    'One moment please',
    'Let me think about this for a bit',
    'Hold on…',
    'Hang on, I want to read it again',
    'Bear with me',
    'I’m thinking',
    'Can I have a minute to think?',
    'Can I think for a minute?',
    'wait a sec',
    'Let me read the statement\nonce more.',
    `${'My first idea takes the cheapest ticket, and that breaks when the days lie far apart. '.repeat(3)}Let me think for a moment.`,
  ])('is recognised: %s', (message) => expect(asksForTime(message)).toBe(true))

  it.each([
    '',
    'I would sort the array first.',
    'The time complexity is O(n log n).',
    'Is the input sorted?',
    'We take the minimum of both sides.',
    'Are there at most two minutes between meetings?',
    `Let me think: ${'first I put every element into a map, '.repeat(6)}and then I read them back.`,
    'wait '.repeat(5_000),
  ])('isn’t read into anything else: %s', (message) => expect(asksForTime(message)).toBe(false))
})

describe('replies that leave the last question open', () => {
  it('are a question about it, or a plea for time', () => {
    expect(asksBackAtTheEnd('request_for_clarification', 'Which list?')).toBe(true)
    expect(asksBackAtTheEnd('unknown', 'One moment, please.')).toBe(true)
    expect(asksBackAtTheEnd('unknown', 'Thank you.')).toBe(false)
    expect(asksBackAtTheEnd('attempt_to_answer_question', 'Let me think: a heap.')).toBe(false)
    expect(asksBackAtTheEnd(null, 'What?')).toBe(false)
  })
})
