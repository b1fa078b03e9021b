import type { PointJudgement } from '@greenroom/shared/session'
import { type CheckedMaterial, checkAsked } from '../reading/checks/checkAsked.ts'
import type { Said } from './questionRecord.ts'

/**
 * Returns the question of the check that a quote answers, which gives a short quote its context: "what B's update
 * reports". Empty if the judgement doesn't come from a check.
 */
export function askedByCheck(
  { check }: Pick<PointJudgement, 'check'>,
  said: Pick<Said, 'asked'>,
  material: CheckedMaterial,
): { asked?: string } {
  const found = check === undefined ? null : checkAsked(said.asked, material)
  return found === null ? {} : { asked: found.check.reports }
}
