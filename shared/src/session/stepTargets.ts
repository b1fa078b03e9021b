import { stepMinutes } from '../rules/stepMinutes.ts'
import type { InterviewStep } from '../vocabulary/interview.ts'
import { questionsOf, type Session } from './state.ts'

/** Usual seconds per step, over the questions that were presented. */
export function stepTargets(session: Session): Partial<Record<InterviewStep, number>> {
  const targets: Partial<Record<InterviewStep, number>> = {}
  for (const { challenge } of questionsOf(session)) {
    for (const { step, minutes } of stepMinutes(session, challenge)) targets[step] = (targets[step] ?? 0) + minutes * 60
  }
  return targets
}
