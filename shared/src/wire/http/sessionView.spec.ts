import { expect, it } from 'vitest'
import { goldenLogs } from '../../testing/recordings.ts'
import { sessionViewSchema } from './sessionView.ts'

const view = (session: unknown) => sessionViewSchema.parse({ role: 'candidate', serverNow: 0, session }).session

it.each(goldenLogs())('has every field of $name that callers of version 1 received', ({ state }) => {
  expect(view(state)).toEqual(state)
})

it('has no field that is only in the state', () => {
  for (const { state } of goldenLogs()) expect(view({ ...Object(state), fullMoon: true })).toEqual(state)
})
