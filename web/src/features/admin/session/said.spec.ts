import { expect, test } from 'vitest'
import { saidIn } from './said.ts'

test('what was said is found however deep; values, ids and times are no words', () => {
  const event = {
    type: 'MessageSent',
    message: { id: 'a b', sender: 'candidate', message: 'Both read the seat.\nSo neither waits.' },
    programmingLanguage: 'python',
    notes: [{ at: '2026-11-21 10:00', note: 'Names the race.' }, { note: null }],
  }
  expect(saidIn(event)).toEqual([
    { field: 'message', text: 'Both read the seat.\nSo neither waits.' },
    { field: 'note', text: 'Names the race.' },
  ])
})
