import type { InterviewSettings } from '../settings/settings.ts'

/** How many questions fit: up to 25 minutes one, up to 45 two, 60 three. A take-home assessment is one larger task. */
export function questionCountFor(settings: Pick<InterviewSettings, 'timeLimitInMinutes' | 'interviewStage'>): number {
  if (settings.interviewStage === 'take_home_assessment') return 1
  if (settings.timeLimitInMinutes <= 25) return 1
  return settings.timeLimitInMinutes <= 45 ? 2 : 3
}
