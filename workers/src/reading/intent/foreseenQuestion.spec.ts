import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../../testing/firstRepeat.ts'
import { asksWhatWasForeseen } from './foreseenQuestion.ts'

describe('a question that the author foresaw', () => {
  it.each([
    'No badges at all?',
    'Ugh. May I ask first, what about several repeats?',
    "Before I write anything, I'd like to know what to do with several repeats.",
    'I wonder whether there can be no badges.',
  ])('is recognised: %s', (message) => {
    expect(asksWhatWasForeseen(message, firstRepeat)).toBe(true)
  })

  it.each([
    'Can I order a pizza?',
    'There are several repeats in it.',
    'I know what to do with several repeats.',
    'Can I have a hint?',
  ])('isn’t one: %s', (message) => {
    expect(asksWhatWasForeseen(message, firstRepeat)).toBe(false)
  })
})
