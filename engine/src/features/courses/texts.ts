import { type SkillEstimate, skillLabel } from '@greenroom/shared/learning'
import type { Concept } from '@greenroom/shared/vocabulary'

/** Why a lesson is worth a reader's time, from what we know about its concepts. */
export const reasonTexts = {
  weak: (concept: Concept, { score, count }: SkillEstimate): string =>
    `${skillLabel(concept)}: you’re at ${score.toFixed(1)} out of 4, based on ${count} answers.`,
  unknown: (concept: Concept): string =>
    `${skillLabel(concept)}: not enough evidence yet. The checks in this lesson will help.`,
} as const
