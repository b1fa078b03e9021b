import { patienceMs } from '@greenroom/shared/session'
import { expect, it } from 'vitest'
import { headStands } from './standingHead.ts'
import { opened, type Story } from './testing/given.ts'

const save = (code: string) => ({ type: 'SaveCode', code, programmingLanguage: 'python' }) as const

function stands(before: Story, after: Story): boolean {
  const commit = after.commits.at(-1)
  if (commit === undefined) throw new Error('the story has no commit')
  return headStands(commit, after.state, before.state)
}

it('stays right while only the next deadline moves away', () => {
  const told = opened().and(save('print(1)'))
  expect(stands(told, told.and(save('print(2)')))).toBe(true)
})

it('isn’t right if something is pending, or the interview ends', () => {
  const told = opened().and(save('print(1)'))
  expect(stands(told, told.and({ type: 'SendMessage', message: 'Hello?', recipient: 'interviewer' }))).toBe(false)
  expect(stands(told, told.and({ type: 'EndInterview' }))).toBe(false)
})

it('isn’t right if a sweep may have postponed a deadline because somebody is typing', () => {
  const told = opened().and(save('print(1)'))
  const late = told.after(patienceMs.fair - 3_000)
  expect(stands(late, late.and(save('print(2)')))).toBe(false)
})
