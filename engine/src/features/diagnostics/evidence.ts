import { type Beliefs, difficultyOnScale, type Observation, observeAll } from '@greenroom/shared/learning'
import { type BankItem, observationsOf } from './items.ts'
import type { AskedItem, DiagnosticRecord } from './record.ts'

export type AnsweredBankItem = { item: BankItem; given: NonNullable<AskedItem['given']> }

/** The weight of one answer in an explanation, compared with one item. */
const weightOfExplaining = 1.5
const weightOfTask = 1.5
const worth = { optimal: 1, acceptable: 0.75, brute_force: 0.5, wrong: 0 } as const

/** What the items and the explanation show about the learner's skills. */
export function evidenceOf(record: DiagnosticRecord, answered: readonly AnsweredBankItem[]): Observation[] {
  return [...answered.flatMap(({ item, given }) => observationsOf(item, given)), ...explained(record)]
}

function explained({ explanation: { heard }, task: { challenge } }: DiagnosticRecord): Observation[] {
  if (heard === null) return []
  const difficulty = challenge === null ? 0 : difficultyOnScale[challenge.difficulty]
  const common = { source: 'diagnostic' as const, difficulty: difficulty - 0.6, guess: 0, weight: weightOfExplaining }
  const said = (outcome: number): Observation => ({ ...common, skill: 'communication', outcome })
  const cost = heard.time === 'unsaid' ? heard.space : heard.time
  return [
    said(heard.approach === null ? 0 : worth[heard.approach]),
    said(heard.time === 'right' || heard.space === 'right' ? 1 : 0),
    said(Math.min(1, heard.edgeCases)),
    ...(cost === 'unsaid' ? [] : [{ ...common, skill: 'complexity' as const, outcome: cost === 'right' ? 1 : 0 }]),
  ]
}

/**
 * What the coding task shows. Its session is recorded separately, like every session, so this is only for a map drawn
 * before that.
 */
export function evidenceOfTask({ task: { state, challenge, tests } }: DiagnosticRecord): Observation[] {
  if (state !== 'done' || challenge === null || tests === null || tests.total === 0) return []
  const common = {
    source: 'challenge' as const,
    outcome: tests.passed / tests.total,
    difficulty: difficultyOnScale[challenge.difficulty],
    guess: 0,
    weight: weightOfTask,
  }
  return [...challenge.concepts, 'problem_solving' as const].map((skill) => ({ ...common, skill }))
}

export const beliefsAfter = (before: Beliefs, observations: readonly Observation[], at: number): Beliefs =>
  observeAll(before, observations, at)
