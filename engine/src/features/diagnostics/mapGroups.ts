import type { Skill } from '@greenroom/shared/learning'
import { algorithmConcepts } from '@greenroom/shared/vocabulary'
import type { MappedSkill } from '@greenroom/shared/wire'

/** The skills that show how somebody works rather than what they know. */
const ofJudgement: readonly Skill[] = [
  'complexity',
  'testing',
  'debugging',
  'object_oriented_design',
  'communication',
  'problem_solving',
]

/** The part of the map that a skill belongs to. */
export function mapGroupOf(skill: Skill): MappedSkill['group'] {
  if (ofJudgement.includes(skill)) return 'judgement'
  return (algorithmConcepts as readonly Skill[]).includes(skill) ? 'structures' : 'systems'
}
