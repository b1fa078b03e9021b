import { describe, expect, it } from 'vitest'
import { adviceFor } from './advice.ts'
import type { Standing } from './standing.ts'
import { suggestionsFor } from './suggestions.ts'

const guide = {
  opening: 'How many rooms do the meetings need?',
  edgeCases: [{ question: 'What if two meetings touch?', idea: 'They share a room.' }],
  followUps: [{ question: 'What if meetings come one by one?', goodAnswer: 'A heap.' }],
}
const facts = {
  searched: 900,
  wrong: 12,
  counterexample: {
    rows: [{ name: 'meetings', value: '[[9, 10], [10, 11]]' }],
    does: 'prints' as const,
    prints: '2\n',
    right: '1\n',
  },
  cost: { sizes: [100, 200, 400], bytes: [1, 2, 4], cpuMs: [5, 20, 80] },
}
const standing = (fields: Partial<Standing>): Standing => ({
  ...{ step: 'coding', name: 'Tomás', said: [], heard: [], silentMs: 0, stepLeftMs: 60_000 },
  ...{ tests: null, facts: null, hintRung: 0, hintCount: 5 },
  ...fields,
})
const asks = (fields: Partial<Standing>) => suggestionsFor(standing(fields), guide).map(({ ask }) => ask)

describe('what to ask next', () => {
  it('suggests the input on which the code fails, then the measured cost', () => {
    const testing = { step: 'testing', facts, tests: { passed: 17, total: 20 } } as const
    expect(suggestionsFor(standing(testing), guide).slice(0, 2)).toEqual([
      {
        ask: 'What does your code return for meetings = [[9, 10], [10, 11]]?',
        why: 'The code fails on this input. The right answer is 1.',
      },
      {
        ask: 'What happens to the running time if the input doubles?',
        why: 'In our test, twice the input took the code 4.0 times as long.',
      },
    ])
    expect(asks({ ...testing, facts: null })[0]).toBe('Which input could break it?')
  })

  it('never repeats a question, however it was spelled', () => {
    expect(asks({})).toContain('What if two meetings touch?')
    expect(asks({ said: ['So: what if two  meetings TOUCH'] })).not.toContain('What if two meetings touch?')
    expect(asks({ step: 'follow_up' })).toContain('What if meetings come one by one?')
  })

  it('suggests the cost until it was named', () => {
    expect(asks({ step: 'approach', heard: ['Sort them.'] })).toContain('What’s the time and space complexity of that?')
    const named = asks({ step: 'approach', heard: ['Sort them, O(n log n).'] })
    expect(named).not.toContain('What’s the time and space complexity of that?')
    expect(named).toContain('Can you do better than that?')
  })

  it('breaks a long silence first, and says which hint is next', () => {
    const [first, second] = suggestionsFor(standing({ silentMs: 3 * 60_000, hintRung: 1 }), guide)
    expect(first).toEqual({
      ask: 'What are you thinking about right now?',
      why: 'The candidate has been quiet for 3 min.',
    })
    expect(second?.why).toBe('The candidate has been quiet for 3 min. Hint 2 is next in the guide.')
    expect(asks({ silentMs: 100_000 })).not.toContain('What are you thinking about right now?')
  })

  it('moves on once a step has used up its share', () => {
    expect(asks({ stepLeftMs: -1 })[0]).toBe('We’re short of time. What’s the smallest version that works?')
    expect(asks({ stepLeftMs: null })[0]).not.toBe('We’re short of time. What’s the smallest version that works?')
  })
})

it('advises against giving away the input that breaks the code', () => {
  expect(adviceFor(standing({ step: 'testing', facts }))).toEqual({
    now: 'Let Tomás find the bug. Don’t mention the input.',
    more: 'If they get stuck, ask what the code returns for:',
    input: 'meetings = [[9, 10], [10, 11]]',
  })
  expect(adviceFor(standing({ step: 'coding' })).now).toBe('Let Tomás write. Ask about the complexity.')
  expect(adviceFor(standing({ step: 'coding', facts })).input).toBeNull()
})
