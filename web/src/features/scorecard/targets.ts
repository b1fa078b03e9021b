import { questionsOf, type Session } from '@greenroom/shared/session'
import type { InterviewStep } from '@greenroom/shared/vocabulary'
import { stepMinutes } from '../../data/stepMinutes.ts'

/** Usual seconds per step, over the questions that were presented. */
export function targetsOf(session: Session): Partial<Record<InterviewStep, number>> {
  const targets: Partial<Record<InterviewStep, number>> = {}
  for (const { challenge } of questionsOf(session)) {
    for (const { step, minutes } of stepMinutes(session, challenge)) targets[step] = (targets[step] ?? 0) + minutes * 60
  }
  return targets
}
