import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { catalogueOf } from '../../../engine/src/features/challenges/catalogue.ts'
import { scriptedProvider } from '../../src/backend/interviewer/scripted/scriptedProvider.ts'
import { type AnswerKind, answersIn } from './answerItems.ts'
import { type HeardAnswer, hearAnswers } from './playAnswers.ts'
import { createSubject } from './subject.ts'

const file = new URL('./answers/secondPractice.json', import.meta.url)
let heard: readonly HeardAnswer[] = []

beforeAll(async () => {
  const subject = createSubject(scriptedProvider())
  const setting = { subject, catalogue: catalogueOf(subject.bank, subject.spoken) }
  heard = await hearAnswers(answersIn(readFileSync(file, 'utf8')), setting)
}, 120_000)

const of = (kind: AnswerKind) => heard.filter((each) => each.kind === kind)
const accepted = (kind: AnswerKind) => of(kind).filter((each) => each.accepted)

it.each([
  ['trade', 0.88],
  ['plain', 0.7],
  ['brief', 0.9],
] as const)('recognises right answers put like this: %s', (kind, share) => {
  const recognised = of(kind).filter((each) => each.heard)
  expect(recognised.length / of(kind).length).toBeGreaterThanOrEqual(share)
})

it('accepts at most one half-right or wrong answer, and scores no right one 1', () => {
  expect(accepted('partly').length).toBeLessThanOrEqual(1)
  expect(accepted('wrong').length).toBeLessThanOrEqual(1)
  const right = [...of('trade'), ...of('plain'), ...of('brief')]
  expect(right.filter(({ ones }) => ones.length > 0)).toEqual([])
})
