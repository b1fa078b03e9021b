import { z } from 'zod'

/** The kind of interview (spec §2, interview type). */
export const interviewStages = ['telephone', 'take_home_assessment', 'on_site'] as const
export const interviewStageSchema = z.enum(interviewStages)
export type InterviewStage = z.infer<typeof interviewStageSchema>

export const interviewStageLabels: Record<InterviewStage, string> = {
  telephone: 'Telephone',
  take_home_assessment: 'Take-home assessment',
  on_site: 'On-site',
}
