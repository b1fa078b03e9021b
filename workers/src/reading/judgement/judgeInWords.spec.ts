import { loadSpoken } from '@greenroom/shared/content'
import { expect, it } from 'vitest'
import { judgeInWords } from './judgeInWords.ts'

const question = loadSpoken().get('weight-of-the-van')
const mended = 'Collect the promises with map and wait for all of them, or use a loop that awaits.'

it('an answer to one point’s question contradicts no other point', () => {
  if (question === undefined) throw new Error('There is no question weight-of-the-van.')
  const asked = question.points.find((point) => point.question?.includes('rewrite'))?.question ?? ''
  expect(asked).not.toBe('')
  const verdicts = judgeInWords({ message: mended, asked }, question).map(({ verdict }) => verdict)
  expect(verdicts).toContain('shown')
  expect(verdicts).not.toContain('contradicted')
  // As an answer to the question itself, the same words say that the program waits.
  expect(judgeInWords({ message: mended, asked: question.opening }, question)).toContainEqual(
    expect.objectContaining({ point: 'point-1', verdict: 'contradicted' }),
  )
})
