import { describe, expect, it } from 'vitest'
import { asksForLook } from './asksForLook.ts'

describe('asksForLook', () => {
  it.each([
    'Can you have a look at my code?',
    'Could you take a quick look at what I have?',
    'can you have a look?',
    'Is this right so far?',
    'Does that look okay so far?',
    'Would you check my code please',
    'I wrote the loop. Is my code correct?',
    'Could you please review my solution?',
    'Do you see any bugs?',
    'Can you see a mistake in my program?',
    'Does my solution look right?',
    'Have another look at the code, please.',
    "Take a look at what I've got so far?",
  ])('finds it in "%s"', (message) => expect(asksForLook(message)).toBe(true))

  it.each([
    'Let me have a look first.',
    'I would sort the guests and then look at each in turn.',
    'Is the input sorted?',
    'Is that right?',
    'Can the list be empty?',
    'I will check my code against the first example.',
    'Do you want me to handle mistakes in the input?',
    'It is right that both start at second 0.',
    'Does the order matter?',
    'Should I code it?',
    '',
  ])('finds none in "%s"', (message) => expect(asksForLook(message)).toBe(false))

  it('finds none in a long explanation', () => {
    expect(asksForLook(`${'and then it goes on '.repeat(12)} is my code correct?`)).toBe(false)
  })
})
