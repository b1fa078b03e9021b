import { describe, expect, it } from 'vitest'
import { findQuote } from './findQuote.ts'
import { longestForm, readForm } from './readForm.ts'

const line = '{"point": "point-1", "verdict": "shown", "quote": "they {wait} \\"here\\""}'
const read = { point: 'point-1', verdict: 'shown', quotes: ['they {wait} "here"'] }

describe('a form', () => {
  it.each(['none', 'None.', '[]', '{"points": []}', '```json\n[]\n```'])('says that there is nothing: %j', (text) => {
    expect(readForm(text)).toEqual([])
  })

  it.each(['', ' \n', 'There is none of them.', '{', '{"point": 1}', '{"points": "none"}', line.slice(0, -2)])(
    'can’t be read: %j',
    (text) => {
      expect(readForm(text)).toBeNull()
    },
  )

  it('is read line by line, ignoring anything else', () => {
    const other = '{"point":"point-2","verdict":"not_understood"}'
    expect(readForm(`${line}\n${other}\n{"point": "point-3", "ver`)).toEqual([read])
    expect(readForm(`${line}${' '.repeat(longestForm)}`)).toBeNull()
  })
})

describe('a quote', () => {
  const text = 'One  thread\nholds “Lima”, and\tthe other’s waiting. İt ends.'
  it.each([
    ['one thread holds', 'One  thread\nholds'],
    ['"lima", and the other\'s', 'Lima”, and\tthe other’s'],
    ['…waiting. İt ends…', 'waiting. İt ends'],
  ])('is found as it was typed: %j', (quote, typed) => {
    const found = findQuote(text, quote)
    expect(found && text.slice(found.at, found.end)).toBe(typed)
  })

  it.each(['two threads', 'thread lima', '', '"…"', 'One thread holds Lima and the other'])(
    'isn’t there: %j',
    (quote) => {
      expect(findQuote(text, quote)).toBeNull()
    },
  )
})
