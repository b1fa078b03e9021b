import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { loadChallenges } from '@greenroom/shared/content'
import { expect, it } from 'vitest'
import { approachJudged, judgeCode, timeKey } from '../../src/reading/judgement/judgeCode.ts'
import { type AnswerKind, answersIn } from './answerItems.ts'

const file = new URL('./answers/thirdPractice.json', import.meta.url)
const bank = loadChallenges()

/**
 * Whether a text belongs to the unread half. Don't look at that half when changing how answers are read. A failure says
 * only how many texts were misread, never which.
 */
const isUnread = (text: string): boolean => (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1

/** The plans for code. The evaluation plays the other answers in whole interviews. */
const plans = answersIn(readFileSync(file, 'utf8')).flatMap(({ id, answers }) => {
  const challenge = bank.get(id.split('/')[1] ?? '')
  return challenge === undefined
    ? []
    : answers.filter(({ text }) => isUnread(text)).map(({ kind, text }) => ({ challenge, kind, text }))
})

/** Counts the plans of a kind, and those in which a right approach and a right time are recognised. */
function heard(kind: AnswerKind): { all: number; right: number } {
  const all = plans.filter((plan) => plan.kind === kind)
  const right = all.filter(({ challenge, text }) => {
    const judgement = judgeCode({ message: text, asked: 'How would you do it?', taken: null }, challenge)
    const quality = approachJudged(judgement, challenge)?.quality
    const time = judgement.find(({ point }) => point === timeKey)?.verdict
    return (quality === 'optimal' || quality === 'acceptable') && time === 'shown'
  })
  return { all: all.length, right: right.length }
}

it.each([
  ['trade', 0.6],
  ['plain', 0.52],
  ['brief', 0.78],
] as const)('recognises plans with their costs put like this: %s', (kind, share) => {
  const { all, right } = heard(kind)
  expect(right / all).toBeGreaterThanOrEqual(share)
})

it.each([
  ['partly', 2],
  ['wrong', 2],
] as const)('accepts hardly any of these: %s', (kind, most) => {
  expect(heard(kind).right).toBeLessThanOrEqual(most)
})
