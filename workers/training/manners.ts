import type { IntentExample } from './examples.ts'

/** Things people say before they come to the point. They don't change the meaning. */
const before = [
  'Thanks.',
  'Thank you so much.',
  'Okay, thank you.',
  'Ah, I see.',
  'Got it.',
  'Good question.',
  'Hm, interesting.',
  'Right.',
  'Sure.',
  'Of course.',
  'Happy to.',
  'Yes, sir.',
  'Alright then.',
  'Well.',
  'Let me see.',
  'Nice, I like this one.',
  'Sorry, I was muted.',
  'Sorry about that.',
  'Excuse me.',
  'Hello again.',
  'Oh boy.',
  'Oh dear.',
  'Okay, whatever.',
  'Fine.',
  'Meh.',
  'Seriously?',
  'Come on.',
  'What a day.',
  'This is stupid.',
  'Not my favourite kind of question.',
  'If you insist.',
  'God, these interviews.',
]
const after = [
  'Thanks.',
  'Thank you.',
  'Please.',
  'Sorry.',
  'I hope that is fine.',
  'If that is okay.',
  'Right?',
  'You know.',
]

const longestWords = 30

/** Repeats every third example with a few words around it, because manners don't change the meaning. */
export function withManners(examples: readonly IntentExample[]): IntentExample[] {
  const again = examples.filter(
    ({ said, intent }, index) => index % 3 === 0 && intent !== 'unknown' && said.split(/\s+/).length <= longestWords,
  )
  return [
    ...examples,
    ...again.map((example, index) => {
      const first = before[index % before.length]
      const last = index % 4 === 0 ? ` ${after[(index / 4) % after.length]}` : ''
      return { ...example, said: `${first} ${example.said}${last}` }
    }),
  ]
}
