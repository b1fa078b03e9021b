import { type ContentDomain, pharmacyConcepts } from '../vocabulary/content.ts'
import type { Skill } from './skill.ts'

const ofPharmacy: ReadonlySet<string> = new Set(pharmacyConcepts)

/** The domain that a skill belongs to. The rubrics' lines come from interviews, which only one domain has (spec §1). */
export const domainOfSkill = (skill: Skill): ContentDomain =>
  ofPharmacy.has(skill) ? 'pharmacy_pre_reg' : 'tech_interview_prep'
