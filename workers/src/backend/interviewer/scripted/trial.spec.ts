import { loadSpoken } from '@greenroom/shared/content'
import { trialQuestion } from '@greenroom/shared/rules'
import { expect, it } from 'vitest'
import { rehearseInWords } from '../../../testing/spokenRehearsal.ts'

it('presents the visitor’s question in the landing page’s words, and reaches its follow-ups after one good answer', async () => {
  const question = loadSpoken().get(trialQuestion.challengeId)
  if (question === undefined) throw new Error(`${trialQuestion.challengeId} is gone`)
  const answer =
    'Both transactions read the seat as free before either of them writes, because a read takes no lock, so the second write overwrites the first. A unique constraint on the seat makes the second booking fail, or the read locks the row with select for update.'
  const { lines, faults, step } = await rehearseInWords(question, [{ say: answer }])
  expect(lines[0]?.text).toContain(trialQuestion.opening)
  expect(faults).toEqual([])
  expect(lines.find(({ who }) => who === 'candidate')?.intent).toBe('attempt_to_answer_question')
  expect(step).toBe('follow_up')
})
