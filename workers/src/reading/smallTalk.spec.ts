import { describe, expect, it } from 'vitest'
import { asksHowToSpeak } from './smallTalk.ts'

describe('a question about how to speak', () => {
  it.each([
    'Hi, nice to meet you. Can I think out loud?',
    'Is it okay if I just talk while I think?',
    'Do you mind if I take a few notes?',
    'May I use some paper?',
  ])('is one: %s', (message) => expect(asksHowToSpeak(message)).toBe(true))

  it.each([
    'Can I think of the rows as sorted?',
    'I would think out loud now: a heap.',
    'Can I use a map?',
    'Should I talk to the database first?',
  ])('isn’t one: %s', (message) => expect(asksHowToSpeak(message)).toBe(false))
})
