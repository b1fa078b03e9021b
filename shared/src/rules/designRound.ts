import type { ChallengeType } from '../vocabulary/interview.ts'

/** Whether questions of this type come with a whiteboard. */
export const hasBoard = (challengeType: ChallengeType): boolean =>
  challengeType === 'system_design' || challengeType === 'low_level_design'

/** The parts of a design, in the order an interviewer takes them. The last part is questions about the design. */
export const designPhases = ['requirements', 'estimates', 'interface', 'data', 'architecture', 'depth'] as const
export type DesignPhase = (typeof designPhases)[number]

/** How a design's time is usually divided between its phases, as relative weights. */
const shares: Readonly<Record<DesignPhase, number>> = {
  requirements: 5,
  estimates: 3,
  interface: 3,
  data: 3,
  architecture: 13,
  depth: 13,
}

/** The planned minutes for each part of a design of this length: a plan, never a limit. */
export function designBands(minutes: number): { phase: DesignPhase; minutes: number }[] {
  const whole = Object.values(shares).reduce((sum, share) => sum + share, 0)
  return designPhases.map((phase) => ({ phase, minutes: Math.max(1, Math.round((minutes * shares[phase]) / whole)) }))
}
