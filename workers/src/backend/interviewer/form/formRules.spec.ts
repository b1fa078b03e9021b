import { describe, expect, it } from 'vitest'
import { sentencesIn } from '../../../reading/sentences.ts'
import { brokenForm } from './formRules.ts'
import { isInsult } from './insult.ts'
import { isEnglish } from './language.ts'
import { hasMarkdown } from './markdown.ts'
import { fallsOutOfPart } from './outOfPart.ts'
import { asksForRepeat, saidBefore } from './saidBefore.ts'
import { spellsOut } from './spelledOut.ts'

const ruleOf = (text: string, more: Partial<Parameters<typeof brokenForm>[1]> = {}) =>
  brokenForm(text, { maxWords: 45, earlier: [], isWrong: false, ...more })

it.each([
  'I see what you mean. How many comparisons is that for two hundred thousand badges?',
  'Fair enough. Take `a[i]` and `b * c` in the first example: 3 * 4 is 12. What comes next?',
  'That costs O(n log n), as far as I can tell. Which step is it that sorts?',
  'Yes, departures first. Walk me through x_1, x_2 and max_value by hand.',
  'Sure, take a minute. The clock keeps running.',
  'Suppose the keys are a, b, c, d, e. Which comes out first?',
])('plain words break no rule: %s', (text) => {
  expect(ruleOf(text)).toBeNull()
})

describe('markdown', () => {
  it.each([
    '# Feedback\nYou are close.',
    'Two things:\n- the empty input\n- the last badge',
    '1. Read the input.\n2. Count.',
    'I would look at:\n\n* the loop',
    '> quoted words',
    'This is *important* here.',
    'This is __important__ here.',
    'This is _important_ here.',
    'See [the page](https://example.org).',
    '| a | b |',
    'One part\n---\nand another',
  ])('is found: %j', (text) => expect(hasMarkdown(text)).toBe(true))
  it.each(['Take `*p` and `a_b_c`.', 'a * b * c is fine', 'Say 3. Then 4.', 'It costs n - 1 steps - no more.'])(
    'isn’t in %j',
    (text) => expect(hasMarkdown(text)).toBe(false),
  )
})

it('words aren’t spelled out, whatever is between the letters', () => {
  for (const text of [
    'It is b-i-n-a-r-y search.',
    'Think of H.A.S.H.',
    'Use a h a s h s e t.',
    'h, e, a, p, s it is',
    'It is d.f.s. here',
    'Take the word h a s h   m a p.',
  ])
    expect(spellsOut(text), text).toBe(true)
  for (const text of ['Take a-b-c-d.', 'e.g. this, i.e. that', 'Is it A or B?', 'I took a, b and c.'])
    expect(spellsOut(text), text).toBe(false)
})

it('the language is English', () => {
  for (const text of [
    'Wie viele Vergleiche sind das für die Eingabe?',
    'I see. Wie viele Vergleiche sind das für die Eingabe?',
    'Quelle est la complexité de cette solution?',
    '¿Cuál es el coste de esta solución?',
    'Jaka jest złożoność czasowa tego rozwiązania i ile pamięci potrzebuje program?',
    'この解法の計算量はどれくらいですか。',
    'Какова сложность этого решения?',
  ])
    expect(isEnglish(sentencesIn(text)), text).toBe(false)
  for (const text of [
    'Sorted, then merged: O(n log n).',
    'Naïve, perhaps, but it is a start.',
    'Hash map, array, heap?',
  ])
    expect(isEnglish(sentencesIn(text)), text).toBe(true)
})

it('nobody is insulted', () => {
  for (const text of [
    'That is a stupid answer, you idiot.',
    'You are hopeless at this.',
    'Your answer was pathetic.',
    'Even a child would see that.',
    'What is wrong with you?',
    'Are you stupid?',
  ])
    expect(isInsult(text), text).toBe(true)
  for (const text of [
    'A useless index costs space all the same.',
    'Lazy deletion is fine. What does it cost?',
    'Does the greedy choice ever fail you?',
    'What is wrong with the last case?',
  ])
    expect(isInsult(text), text).toBe(false)
})

it('a text must address the candidate, and not describe them', () => {
  for (const text of [
    'Candidate: I would use a loop.\nInterviewer: Why?',
    'The candidate should explain the approach.',
    'Hello, I am [Your Name].',
    'Go on.<|im_end|>',
  ])
    expect(fallsOutOfPart(text), text).toBe(true)
  for (const text of [
    'What is the candidate key of that table?',
    'Take `[insert]` first.',
    'And you: what do you think?',
  ])
    expect(fallsOutOfPart(text), text).toBe(false)
})

describe('earlier sentences', () => {
  const earlier = [
    'I see. How many comparisons is that for two hundred thousand badges?',
    'I would compare each pair of badges in a nested loop.',
  ]
  it.each([
    'How many comparisons is that for two hundred thousand badges?',
    'Well then. How many comparisons is it for two hundred thousand badges?',
    'I would compare each pair of badges in a nested loop.',
    'One thing comes after the next one here. One thing comes after the next one here.',
  ])('aren’t repeated: %s', (text) => expect(saidBefore(text, earlier)).toBe(true))
  it.each([
    'I see. How many badges are there?',
    'You compare each pair. What does that cost for two hundred thousand badges?',
  ])('don’t include %s', (text) => expect(saidBefore(text, earlier)).toBe(false))
  it('may be repeated for somebody who asks', () => {
    expect(['Could you repeat that?', 'Sorry, I did not catch it', 'what was the question'].map(asksForRepeat)).toEqual(
      Array(3).fill(true),
    )
    expect(asksForRepeat('I would use two pointers.')).toBe(false)
  })
})

it('a wrong answer isn’t praised, a right one may be', () => {
  for (const text of [
    'Good point. What then?',
    'Exactly. What then?',
    'Yes, correct.',
    'I like that. Go on.',
    'A solid plan.',
  ]) {
    expect(ruleOf(text, { isWrong: true }), text).toBe('unearned_praise')
    expect(ruleOf(text), text).toBeNull()
  }
  for (const text of ['Say it more exactly.', 'Which part is correct by now?', 'Okay. What does that cost?'])
    expect(ruleOf(text, { isWrong: true }), text).toBeNull()
})

it('a turn has 45 words, an opening more', () => {
  const words = (count: number) => Array.from({ length: count }, (_none, at) => `you${at}`).join(' the ')
  expect(ruleOf(words(23))).toBeNull()
  expect(ruleOf(words(24))).toBe('too_long')
  expect(ruleOf(words(45), { maxWords: 90 })).toBeNull()
  expect(ruleOf(words(46), { maxWords: 90 })).toBe('too_long')
})
