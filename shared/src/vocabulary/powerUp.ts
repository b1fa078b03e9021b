import { z } from 'zod'

/** The ten power-ups (spec §3). */
export const powerUps = [
  'mentors_whisper',
  'time_dilation',
  'second_wind',
  'divine_inspiration',
  'cognitive_boost',
  'time_warp',
  'double_edge',
  'bug_scanner',
  'shield',
  'instant_feedback',
] as const
export const powerUpSchema = z.enum(powerUps)
export type PowerUp = z.infer<typeof powerUpSchema>

/** Their names as the specification writes them. */
export const powerUpLabels: Record<PowerUp, string> = {
  mentors_whisper: "mentor's whisper",
  time_dilation: 'time dilation',
  second_wind: 'second wind',
  divine_inspiration: 'divine inspiration',
  cognitive_boost: 'cognitive boost',
  time_warp: 'time warp',
  double_edge: 'double edge',
  bug_scanner: 'bug scanner',
  shield: 'shield',
  instant_feedback: 'instant feedback',
}
