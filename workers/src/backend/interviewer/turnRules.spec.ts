import type { TestSummary } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { allPassed } from '../../testing/testSummaries.ts'
import { brokenRule } from './turnRules.ts'

const someFailed: TestSummary = {
  allTestCasesPassed: false,
  passed: 9,
  total: 12,
  firstFailureStatus: 'WRONG_ANSWER',
  firstFailureCategory: 'empty input',
}
const unheard = { testResults: null, accepted: null, mayAsk: true }

describe('brokenRule', () => {
  it.each([
    ['', 'empty'],
    ['Which structure? And which order?', 'more_than_one_question'],
    ['word '.repeat(91), 'too_long'],
    ['Go on!', 'shouting'],
    ['Look <b>here</b>.', 'markup'],
    ['Look <img src=x onerror=alert(1)>.', 'markup'],
    ['All tests passed.', 'untrue_about_tests'],
    ['9 of 12 tests pass.', 'untrue_about_tests'],
    ['Some of the tests do not pass.', 'untrue_about_tests'],
    ['That is correct, go on.', 'unearned_praise'],
  ])('refuses "%s"', (reply, rule) => {
    expect(brokenRule(reply, unheard)).toBe(rule)
  })

  it('allows true words about tests, and no others', () => {
    expect(brokenRule('All tests pass.', { ...unheard, testResults: allPassed })).toBeNull()
    expect(brokenRule('All tests pass.', { ...unheard, testResults: someFailed })).toBe('untrue_about_tests')
    expect(brokenRule('9 of 12 tests pass.', { ...unheard, testResults: someFailed })).toBeNull()
    expect(brokenRule('10 of 12 tests pass.', { ...unheard, testResults: someFailed })).toBe('untrue_about_tests')
    expect(brokenRule('Some tests do not pass.', { ...unheard, testResults: allPassed })).toBe('untrue_about_tests')
  })

  it('doesn’t take comparisons and generic types for HTML', () => {
    expect(brokenRule('Is i < n and n > 2, or is it a vector<int>?', unheard)).toBeNull()
  })

  it('asks nothing once the conversation is over', () => {
    expect(brokenRule('Anything else?', { ...unheard, mayAsk: false })).toBe('asks_at_the_end')
  })

  it('allows praise if the answer was accepted', () => {
    expect(brokenRule('That is right.', { ...unheard, accepted: true })).toBeNull()
  })
})
