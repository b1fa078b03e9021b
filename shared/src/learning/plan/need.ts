import type { Concept } from '../../vocabulary/content.ts'
import type { RubricSkill, Skill } from '../skill.ts'
import { estimateOf, type SkillEstimate } from '../skillModel.ts'
import { isSolid, passedOn, weaknessOf } from '../worth.ts'
import { importanceOf } from './importance.ts'
import type { PlanHistory, PlanOffer, PlanTarget } from './planTypes.ts'

/** The line of a rubric that shows the same skill as a concept. */
const rubricOf: Partial<Record<Concept, RubricSkill>> = {
  testing: 'testing_by_hand',
  communication: 'communication',
  complexity: 'technical_competency',
}

const heldBackWeakness = 0.9
const lookedAt = 3

/**
 * How much a concept needs work: `need` from 0 to 1. `before`: the concept that builds on it, if that is why it is
 * needed. `heldBack`: in how many of the last three interviews it held the learner back.
 */
export type ConceptNeed = {
  concept: Concept
  label: string
  importance: number
  estimate: SkillEstimate | null
  need: number
  before: Concept | null
  heldBack: number
  isKnown: boolean
}
export type Needs = ReadonlyMap<Concept, ConceptNeed>

/** The estimate of a concept, or of its line in the rubrics if that is lower. */
function estimateFor({ beliefs, at }: PlanHistory, concept: Concept): SkillEstimate | null {
  const skills: readonly Skill[] = [concept, rubricOf[concept] ?? concept]
  const found = skills.flatMap((skill) => estimateOf(beliefs, skill, at) ?? [])
  return found.toSorted((one, other) => one.score - other.score)[0] ?? null
}

/** How much each concept needs work: weakness × importance, or more if a concept that builds on it needs work. */
export function needsOf(target: PlanTarget, { challenges, concepts }: PlanOffer, history: PlanHistory): Needs {
  const importance = target.importance ?? importanceOf(target, challenges)
  const recent = history.heldBack.slice(0, lookedAt)
  const needs = new Map<Concept, ConceptNeed>()
  for (const { concept, label } of concepts) {
    const estimate = estimateFor(history, concept)
    const skills: readonly Skill[] = [concept, rubricOf[concept] ?? concept]
    const heldBack = recent.filter((each) => each.some((skill) => skills.includes(skill))).length
    const weakness = heldBack > 1 ? Math.max(heldBackWeakness, weaknessOf(estimate)) : weaknessOf(estimate)
    const weight = importance.get(concept) ?? 0
    const isKnown = isSolid(estimate)
    needs.set(concept, {
      ...{ concept, label, importance: weight, estimate, heldBack, isKnown },
      need: weight * weakness,
      before: null,
    })
  }
  // The list is in learning order. Going backwards, we reach everything that builds on a concept before the concept
  // itself.
  for (const { concept, needs: before } of concepts.toReversed()) {
    const after = needs.get(concept)
    for (const each of after === undefined || after.isKnown ? [] : before) {
      const found = needs.get(each)
      if (found === undefined || found.isKnown || after === undefined) continue
      const passed = passedOn * after.need
      if (passed > found.need) needs.set(each, { ...found, need: passed, before: concept })
    }
  }
  return needs
}
