import type { PointJudgement } from '@greenroom/shared/session'
import { type CheckedMaterial, checkAsked } from '../reading/checks/checkAsked.ts'
import type { Said } from './questionRecord.ts'

/**
 * What the check had asked that a quote answers, so that two words carry their claim: "what B's update reports". Empty where the judgement
 * doesn't come from a check.
 */
export function askedByCheck(
  { check }: Pick<PointJudgement, 'check'>,
  said: Pick<Said, 'asked'>,
  material: CheckedMaterial,
): { asked?: string } {
  const found = check === undefined ? null : checkAsked(said.asked, material)
  return found === null ? {} : { asked: found.check.reports }
}
