import { z } from 'zod'
import { type Concept, concepts } from '../vocabulary/content.ts'

/** The lines of our rubrics that are skills in themselves, whatever a question is about (decision 065). */
export const rubricSkills = [
  'problem_solving',
  'communication',
  'technical_competency',
  'testing_by_hand',
  'system_design',
  'knowledge',
  'behavioural',
] as const
export type RubricSkill = (typeof rubricSkills)[number]

export const isRubricSkill = (skill: Skill): skill is RubricSkill => (rubricSkills as readonly Skill[]).includes(skill)

/** Anything that the skill model estimates: a concept of the list (spec §3), or a line of a rubric. */
export const skills = [...concepts, ...rubricSkills] as const
export const skillSchema = z.enum(skills)
export type Skill = Concept | RubricSkill
