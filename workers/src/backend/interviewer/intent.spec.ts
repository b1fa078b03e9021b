import { intents } from '@greenroom/shared'
import { describe, expect, it } from 'vitest'
import { classifyIntent } from './intent.ts'
import { utterances } from './intent.utterances.ts'

describe('classifyIntent', () => {
  const table = intents.flatMap((intent) => utterances[intent].map((message) => ({ intent, message })))

  it('is held to at least 150 utterances', () => {
    expect(table.length).toBeGreaterThanOrEqual(150)
  })

  it.each(table)('reads "$message" as $intent', ({ intent, message }) => {
    expect(classifyIntent(message)).toBe(intent)
  })

  it('says the same whatever the case, the quotes and the spaces', () => {
    for (const { intent, message } of table) {
      const isCode = message.includes('\n')
      if (!isCode) expect(classifyIntent(`  ${message.toUpperCase()} `), message.toUpperCase()).toBe(intent)
      expect(classifyIntent(message.replaceAll("'", '’')), message).toBe(intent)
    }
  })

  it('takes a plain answer to a follow-up question as an attempt', () => {
    expect(classifyIntent('only the largest one matters then', { step: 'follow_up' })).toBe(
      'attempt_to_answer_question',
    )
    expect(classifyIntent('no cables at all', { step: 'follow_up' })).toBe('attempt_to_answer_question')
    expect(classifyIntent('k larger than n', { step: 'follow_up' })).toBe('attempt_to_answer_question')
    expect(classifyIntent('ok thanks', { step: 'follow_up' })).toBe('unknown')
    expect(classifyIntent("I don't know", { step: 'follow_up' })).toBe('declare_not_knowing_answer')
  })

  it('takes what the task speaks of as a question about it', () => {
    const statement = 'Cups of tea are made by several machines. When is the last cup ready?'
    expect(classifyIntent('How long does the tea take?', { statement })).toBe('request_for_clarification')
    expect(classifyIntent('Do the machines ever break?', { statement })).toBe('request_for_clarification')
    expect(classifyIntent('Do you like jazz?', { statement })).toBe('unrelated_question')
    expect(classifyIntent('How is the weather?', { statement })).toBe('unrelated_question')
  })

  it('reads what candidates said in rehearsals', () => {
    const statement = 'A watchman logs the rooms he walks into. Find the first entry in the log that cannot be right.'
    const heard = (message: string) => classifyIntent(message, { statement })
    expect(heard('So if the log is empty then I print 0, is that right?')).toBe('request_for_clarification')
    expect(
      heard('ok. I keep a list of rooms. When there is a plus I append the name, and with a minus I remove it.'),
    ).toBe('attempt_to_answer_question')
    expect(heard('hmm, that would be quadratic. give me a sec')).toBe('unknown')
    expect(heard('We could turn it around, start at the end of the log and go back to the rooms.')).toBe(
      'attempt_to_answer_question',
    )
    expect(heard('Can I use collections.deque?')).toBe('request_for_clarification')
    expect(heard('And could two rooms have identical names?')).toBe('request_for_clarification')
  })

  it('reads a wall of text in no time', () => {
    for (const unit of ['can you ', 'a', '(((', '```', 'skip? ', ' \n', 'i would use the ', '= ( ']) {
      const startedAt = performance.now()
      classifyIntent(unit.repeat(200_000))
      expect(performance.now() - startedAt, unit).toBeLessThan(1_000)
    }
  })
})
