import { describe, expect, it } from 'vitest'
import { findSigns, readText } from './findSigns.ts'
import { findPlainSign } from './plainSigns.ts'
import { readWords } from './readWords.ts'

const isHeard = (text: string, sign: string): boolean => findPlainSign(readWords(text), sign) !== null

describe('a sign in plain words', () => {
  it.each([
    ['It refuses one of them.', 'refuse + one', true],
    ['It never refuses one of them.', 'refuse + one', false],
    ['Requests cannot be cancelled, not the old ones.', 'request + cancel', false],
    ["I don't think one has to repeat it.", 'repeat', false],
    ['It is not only refused but repeated.', 'refuse', true],
    ['One fails, but nothing is lost, so repeat it.', 'repeat', true],
    ['It never refuses one of them.', 'not + refuse', true],
    ['Write it without a lock.', 'without + lock', true],
  ])('isn’t found in a negation, unless the sign is one: %s (%s)', (text, sign, heard) => {
    expect(isHeard(text, sign)).toBe(heard)
  })
})

describe('a name written as in code', () => {
  it.each([
    ['An AllocationPolicy picks the box.', 'policy + pick'],
    ['The clerk presses callNext(counter).', 'clerk + next'],
  ])('counts as the words it is made of: %s (%s)', (text, sign) => {
    expect(isHeard(text, sign)).toBe(true)
  })

  it('does so for technical terms, too', () => {
    expect(
      findSigns(readText('That is what an AllocationPolicy does.'), { signs: ['allocation policy'] }),
    ).not.toBeNull()
  })
})

describe('“what is not”', () => {
  it('isn’t a note', () => {
    expect(isHeard('It is not kept there.', '=note')).toBe(false)
    expect(isHeard('It is noted there.', '=note')).toBe(true)
  })
})

describe('a sign in technical terms', () => {
  it.each([
    ['Then there is a lost update.', 'lost update', true],
    ['There is no lost update.', 'lost update', false],
    ['Reading does not move the key.', 'reading does not', true],
  ])('follows the same rules: %s', (text, sign, heard) => {
    expect(findSigns(readText(text), { signs: [sign] }) !== null).toBe(heard)
  })
})
