import { describe, expect, it } from 'vitest'
import { claimedIn, withoutQuestions } from './adopted.ts'

const said = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ ,]+/, '')
    .trim()

describe('claims in a text', () => {
  it.each([
    ['Somebody may claim that the cache is cold, but I never saw that.', 'but I never saw that.'],
    ['You could number the requests, but I think that solves nothing here.', 'but I think that solves nothing here.'],
    ["Aborting the old one is what people suggest, but I wouldn't do that.", "but I wouldn't do that."],
    ['Some people use two probes, but one is enough.', 'but one is enough.'],
    ['Ignoring the check sounds tempting, but I would never do it.', 'but I would never do it.'],
  ])('leaves out other people’s opinions and rejected ideas: %s', (text, rest) => {
    expect(said(claimedIn(text))).toBe(rest)
  })

  it.each([
    'Waiting makes it rarer, but it does not repair it.',
    'I could lock the row, but the wait has to be short.',
    'It looks at the number, but only when the answer has arrived.',
  ])('keeps statements about the subject itself: %s', (text) => {
    expect(claimedIn(text)).toBe(text)
  })

  it('keeps all other words in place', () => {
    const text = 'I lock it. One could worry about deadlocks, but the order is fixed.'
    expect(claimedIn(text)).toHaveLength(text.length)
    expect(claimedIn(text).indexOf('the order')).toBe(text.indexOf('the order'))
  })
})

describe('a text without its questions', () => {
  it.each([
    ['Did both of them see the seat as free? I would need the log.', 'I would need the log.'],
    ['Would it help to cancel the earlier call? I am not sure.', 'I am not sure.'],
    ['What happens with the error, must it be ignored? No idea.', 'No idea.'],
  ])('drops what was only asked: %s', (text, rest) => {
    expect(said(withoutQuestions(text))).toBe(rest)
  })

  it.each([
    'Could I cancel the earlier call?',
    'The cache is empty then, right?',
    'So they all ask the same database?',
    'What if we number them and drop the old ones?',
  ])('keeps a proposal, and a question that only wants a nod: %s', (text) => {
    expect(withoutQuestions(text)).toBe(text)
  })
})
