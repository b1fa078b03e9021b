import { expect, it } from 'vitest'
import { readIntent } from './readIntent.ts'
import { seeksHelp } from './seeksHelp.ts'
import { heardAs } from './testing/heardAs.ts'

const wishes = [
  'How would you do this part yourself?',
  'What do you recommend me to do instead?',
  'What would you do in my place?',
  'No clue, honestly. What should I be looking at first?',
  'Where should I look now?',
  'Could you show me the idea, just the idea?',
  'tell me',
  'which one? show me',
  'Any advice on how to go on?',
  "I can't work out what they share. Could you give me a small example to chew on?",
]

it.each(wishes)('is a wish for help: %s', (said) => {
  expect(seeksHelp(said)).toBe(true)
  expect(readIntent(heardAs(said)).intent).toBe('request_for_hint')
})

it.each([
  'I would tell the caller which index failed.',
  'Tell me what the input looks like, please.',
  'I would look at the first and the last element, and suggest the larger one.',
  'Could you give me a small example?',
  'What do you suggest as a time limit?',
  'I would do what you would do: sort first, then merge.',
  'Show me the constraints again, please.',
])('is none: %s', (said) => expect(seeksHelp(said)).toBe(false))

it('doesn’t turn an answer into a wish', () => {
  const said = 'I sort the intervals by their end, and I suggest we look at the first one that still fits.'
  expect(readIntent(heardAs(said)).intent).toBe('attempt_to_answer_question')
})
