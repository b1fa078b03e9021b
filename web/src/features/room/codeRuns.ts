import type { Session } from '@greenroom/shared'

/** Whether the candidate runs code in this interview (spec §2: never on telephone and on-site). The engine has the last word. */
export function codeRuns({ settings, assessmentType }: Pick<Session, 'settings' | 'assessmentType'>): boolean {
  if (settings.interviewStage === 'take_home_assessment') return true
  return assessmentType !== null && assessmentType !== 'system_design' && assessmentType !== 'truth_or_despair'
}
