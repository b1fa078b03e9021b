import { expect, it } from 'vitest'
import { pointedAt } from './usePointedAt.ts'

const plain = { sender: 'interviewer', recipient: 'candidate' } as const
const asked = { ...plain, pointsAt: ['cache'] }
const answer = { sender: 'candidate', recipient: 'interviewer' } as const
const toCoach = { sender: 'candidate', recipient: 'interviewerCoach' } as const

it('points at the boxes the interviewer asked about until the candidate answers, and ignores the coach', () => {
  expect(pointedAt([])).toEqual([])
  expect(pointedAt([plain, answer, asked])).toEqual(['cache'])
  expect(pointedAt([asked, toCoach])).toEqual(['cache'])
  expect(pointedAt([asked, answer])).toEqual([])
  expect(pointedAt([asked, plain])).toEqual([])
})
