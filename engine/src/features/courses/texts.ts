import type { SkillEstimate } from '@greenroom/shared/learning'
import type { Concept } from '@greenroom/shared/vocabulary'

const nameOf = (concept: Concept): string => concept.replace(/^pharmacy_/, '').replaceAll('_', ' ')

/** Why a lesson is worth a reader's time, from what we know about its concepts. */
export const reasonTexts = {
  weak: (concept: Concept, { score, count }: SkillEstimate): string =>
    `Your ${nameOf(concept)} is at ${score.toFixed(1)} of 4, from ${count} answers.`,
  unknown: (concept: Concept): string => `We don’t know your ${nameOf(concept)} yet. The checks here will tell.`,
} as const
