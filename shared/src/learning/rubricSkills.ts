import type { rubrics } from '../rules/rubrics.ts'
import type { Round } from '../session/scorecard.ts'
import type { RubricSkill } from './skill.ts'

type DimensionOf<R extends Round> = keyof (typeof rubrics)[R]

/** The skill that each dimension of each rubric (answers §6) shows. */
const skillsOfDimensions: { [R in Round]: Record<DimensionOf<R>, RubricSkill> } = {
  telephone: {
    'problem solving': 'problem_solving',
    communication: 'communication',
    'technical competency': 'technical_competency',
    testing: 'testing_by_hand',
  },
  coding: {
    'problem solving': 'problem_solving',
    'technical competency': 'technical_competency',
    communication: 'communication',
    testing: 'testing_by_hand',
  },
  system_design: {
    requirements: 'system_design',
    'API and data': 'system_design',
    architecture: 'system_design',
    scale: 'system_design',
    'storage and consistency': 'system_design',
    reliability: 'system_design',
    operability: 'system_design',
    'trade-offs': 'system_design',
  },
  knowledge: { accuracy: 'knowledge', depth: 'knowledge', clarity: 'communication' },
  behavioural: {
    'own part': 'behavioural',
    'specifics and result': 'behavioural',
    reflection: 'behavioural',
    clarity: 'communication',
  },
}

/** The skill that a dimension of a round's rubric shows; undefined for a dimension of an older rubric. */
export const skillOfDimension = (round: Round, dimension: string): RubricSkill | undefined =>
  (skillsOfDimensions[round] as Record<string, RubricSkill>)[dimension]
