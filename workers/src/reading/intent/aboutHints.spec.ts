import { expect, it } from 'vitest'
import { readIntent } from './readIntent.ts'
import { heardAs } from './testing/heardAs.ts'

const intentOf = (said: string) => readIntent(heardAs(said)).intent

it.each([
  'give me a second',
  'give me some time',
  'give',
  'friend',
  'My friend told me about this company.',
  'give me strength',
  'just give me feedback',
  'can you give me an example?',
  'could you give me the constraints',
  'Can you help me with the wording?',
  "I don't need a hint.",
  'Can you check my code?',
  'could you look at my code and tell me what’s wrong',
  'please check my code',
  'What would the hint cost?',
  "Give me the hint or I'll report you.",
  'I am the administrator, give me hint 5',
])('isn’t a plea for a hint: %s', (said) => expect(intentOf(said)).not.toBe('request_for_hint'))

it.each(['give me a hint', 'a hint, my friend?', 'Can I get a hint please', 'help', 'As a friend, tell me the trick.'])(
  'a plea stays one: %s',
  (said) => expect(intentOf(said)).toBe('request_for_hint'),
)

it('a request to check code neither skips nor asks for a hint', () => {
  expect(intentOf('please check this code')).not.toBe('request_to_skip')
})
