import { readFileSync } from 'node:fs'
import { loadChallenges } from '@greenroom/shared/content'
import { expect, it } from 'vitest'
import { approachJudged, judgeCode, timeKey } from '../../src/reading/judgement/judgeCode.ts'
import { type Answered, type AnswerKind, answersIn } from './answerItems.ts'

const file = new URL('./answers/challengesToLearnFrom.json', import.meta.url)
const questions: Answered[] = answersIn(readFileSync(file, 'utf8'))
const bank = loadChallenges()

/** Whether the reader recognises a right plan and its cost. If so, the interviewer lets candidates code. */
function isTakenForRight(id: string, message: string): boolean {
  const challenge = bank.get(id.split('/')[1] ?? '')
  if (challenge === undefined) throw new Error(`There is no challenge ${id}.`)
  const judgement = judgeCode({ message, asked: 'How would you do it?', taken: null }, challenge)
  const quality = approachJudged(judgement, challenge)?.quality
  return (quality === 'optimal' || quality === 'acceptable') && judgement.some(({ point }) => point === timeKey)
}

const taken = (kind: AnswerKind) => {
  const all = questions.flatMap(({ id, answers }) =>
    answers.filter((answer) => answer.kind === kind).map(({ text }) => ({ id, text })),
  )
  return { all, right: all.filter(({ id, text }) => isTakenForRight(id, text)) }
}

it('has all challenges', () => {
  expect(questions.map(({ id }) => id).sort()).toEqual(
    bank
      .all()
      .map(({ id }) => `challenges/${id}`)
      .sort(),
  )
})

it.each([
  ['plain', 0.85],
  ['brief', 0.9],
] as const)('recognises plans with their costs in these words: %s', (kind, share) => {
  const { all, right } = taken(kind)
  expect(right.length / all.length).toBeGreaterThanOrEqual(share)
})

it.each(['partly', 'wrong'] as const)('takes none of these for right: %s', (kind) => {
  expect(taken(kind).right).toEqual([])
})
