import { z } from 'zod'

/** The step inside a question; on the wire it is `telephoneOrOnsitePhase` (spec §7). The engine moves it, never a model. */
export const interviewSteps = [
  'introduction',
  'clarification',
  'approach',
  'coding',
  'testing',
  'follow_up',
  'wrap_up',
] as const
export const interviewStepSchema = z.enum(interviewSteps)
export type InterviewStep = z.infer<typeof interviewStepSchema>

export const interviewStepLabels: Record<InterviewStep, string> = {
  introduction: 'Introduction',
  clarification: 'Clarify',
  approach: 'Approach',
  coding: 'Coding',
  testing: 'Testing',
  follow_up: 'Follow-up',
  wrap_up: 'Wrap-up',
}
