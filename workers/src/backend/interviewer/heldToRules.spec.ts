import { describe, expect, it } from 'vitest'
import { heldToRules, type SpeechRules } from './heldToRules.ts'
import type { ProviderPiece } from './provider.ts'
import { brokenRule } from './turnRules.ts'

/** Applies the rules of conduct and also forbids one word. */
const rules: SpeechRules = {
  faultOf: (text, accepted) =>
    text.includes('heap') ? 'key_phrase' : brokenRule(text, { testResults: null, accepted, mayAsk: true }),
  acceptedBy: (judgement) => (judgement === undefined ? undefined : (judgement ?? false)),
  instead: () => 'Say what you would do next.',
  onlyAsWhole: false,
  maxWords: 90,
}

const text = (words: string): ProviderPiece => ({ type: 'text', text: words })
const judged = (accepted: boolean): ProviderPiece => ({ type: 'judgement', candidatesAnswerWasAccepted: accepted })
const inTokens = (words: string): ProviderPiece[] => (words.match(/\s*\S{1,4}/g) ?? []).map(text)

function played(pieces: readonly ProviderPiece[], ruledBy = rules) {
  const speech = heldToRules(ruledBy)
  const shown: string[] = []
  for (const piece of pieces) {
    const more = speech.hear(piece)
    if (more !== '') shown.push(more)
    if (speech.objection() !== null) break
  }
  return { shown, ...speech.end() }
}

/** Plays a reply both in small pieces and all at once, because the outcome must be the same however it is split up. */
const both = (words: string, before: ProviderPiece[] = []) => {
  const slowly = played([...before, ...inTokens(words)])
  const atOnce = played([...before, text(words)])
  for (const { shown, rest, message } of [slowly, atOnce]) expect(shown.join('') + rest).toBe(message)
  expect(slowly).toMatchObject({ message: atOnce.message, fault: atOnce.fault, accepted: atOnce.accepted })
  return slowly
}

describe('a reply held to the rules', () => {
  it('is passed on sentence by sentence', () => {
    const { shown, rest, fault } = both('I see. Which case is the smallest? Take your time.')
    expect(shown).toEqual(['I see.', ' Which case is the smallest?'])
    expect({ rest, fault }).toEqual({ rest: ' Take your time.', fault: null })
  })

  it('is replaced if it begins with something forbidden', () => {
    expect(both('A heap would do. Go on.')).toMatchObject({
      shown: [],
      message: 'Say what you would do next.',
      fault: 'key_phrase',
    })
  })

  it('continues in plain words after the good part', () => {
    expect(both('I see. A heap would do. Go on.')).toMatchObject({
      message: 'I see. Say what you would do next.',
      fault: 'key_phrase',
    })
  })

  it('ends with its one question', () => {
    expect(both('I see. What is first? And then? And last?')).toMatchObject({
      message: 'I see. What is first?',
      fault: 'more_than_one_question',
    })
  })

  it('is ended before it is too long, without waiting for the rest', () => {
    const long = `${'Words go on and on here. '.repeat(400)}`
    const { message, fault } = both(long)
    expect(fault).toBe('too_long')
    expect(message).toMatch(/^Words go on/)
    expect(message.split(' ').length).toBeLessThanOrEqual(90)
    expect(both('word '.repeat(2_000))).toMatchObject({ message: 'Say what you would do next.', fault: 'too_long' })
  })

  it.each(['', ' \n '])('is replaced if it is empty: %j', (nothing) => {
    expect(both(nothing)).toMatchObject({ message: 'Say what you would do next.', fault: 'empty' })
  })

  it('may praise at once if the answer is known to be accepted', () => {
    expect(both('Good idea. Code it.', [judged(true)])).toMatchObject({
      shown: ['Good idea.'],
      fault: null,
      accepted: true,
    })
  })

  it('holds praise back until the judgement', () => {
    const words = [text('I see. Good idea. Code it. ')]
    expect(played([...words, judged(true)])).toMatchObject({
      shown: ['I see.', ' Good idea. Code it.'],
      fault: null,
      accepted: true,
    })
    expect(played([...words, judged(false)])).toMatchObject({
      message: 'I see. Say what you would do next.',
      fault: 'unearned_praise',
      accepted: false,
    })
    expect(played(words)).toMatchObject({ fault: 'unearned_praise', accepted: false })
  })

  it('takes a sentence for complete after a pause', () => {
    const speech = heldToRules(rules)
    expect(speech.hear(text('I see.'))).toBe('')
    expect(speech.mayBeClosed()).toBe(true)
    expect(speech.pause()).toBe('I see.')
    expect(speech.mayBeClosed()).toBe(false)
    expect(speech.hear(text(' Go on.'))).toBe('')
    expect(speech.end()).toMatchObject({ message: 'I see. Go on.', rest: ' Go on.' })
  })

  it('is judged as a whole if the rules require it', () => {
    const whole = { ...rules, onlyAsWhole: true }
    expect(played([text('One. Two. Three.')], whole)).toMatchObject({ shown: [], message: 'One. Two. Three.' })
    expect(played([text('One. A heap. Three.')], whole)).toMatchObject({ message: 'Say what you would do next.' })
  })
})

describe('a reply completed by a stand-in', () => {
  const takeover: ProviderPiece = { type: 'takeover', note: 'Here is a colleague.', isAfresh: false }
  const words = 'What is the smallest case?'

  it('is the stand-in’s if nothing had been shown', () => {
    expect(played([text('I se'), takeover, judged(false), text(words)])).toMatchObject({
      shown: [],
      message: `Here is a colleague. ${words}`,
      rest: `Here is a colleague. ${words}`,
      accepted: false,
      fault: null,
    })
  })

  it('continues after complete sentences, and drops half a one', () => {
    expect(played([judged(true), text('I see. And wha'), takeover, judged(false), text(words)])).toMatchObject({
      shown: ['I see.'],
      message: `I see. Here is a colleague. ${words}`,
      accepted: false,
    })
  })

  it('replaces anything that doesn’t fit', () => {
    expect(played([text('Where do you start? And'), takeover, text(words)])).toMatchObject({
      shown: ['Where do you start?'],
      message: `Here is a colleague. ${words}`,
      rest: null,
    })
  })

  it('replaces a worthless beginning', () => {
    expect(played([text('I cannot help you. So'), { ...takeover, isAfresh: true }, text(words)])).toMatchObject({
      message: `Here is a colleague. ${words}`,
      rest: null,
    })
  })

  it('is held to the rules like any other', () => {
    expect(played([takeover, text('A heap.')])).toMatchObject({
      message: 'Say what you would do next.',
      fault: 'key_phrase',
    })
  })
})
