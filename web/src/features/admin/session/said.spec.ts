import { expect, test } from 'vitest'
import { saidIn } from './said.ts'

test('texts are found at any depth; values, ids and times aren’t texts', () => {
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
