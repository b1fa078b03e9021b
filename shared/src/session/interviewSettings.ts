import { z } from 'zod'
import {
  readCompanyType,
  readDifficulty,
  readExperienceLevel,
  readNumberOfInterviewers,
  readPersonality,
  readRoleType,
  readStage,
  readTimeLimit,
} from '../rules/settings.ts'
import { companyTypeSchema, experienceLevelSchema, roleTypeSchema } from '../vocabulary/hiring.ts'
import { difficultySchema, interviewerPersonalitySchema, interviewStageSchema } from '../vocabulary/interview.ts'

/** An interview's settings (spec §3), without the running `timeLeftInMinutes`, which comes from the clock. */
export const interviewSettingsSchema = z.object({
  interviewDifficulty: difficultySchema,
  interviewerPersonality: interviewerPersonalitySchema,
  interviewStage: interviewStageSchema,
  companyType: companyTypeSchema,
  candidateExperienceLevel: experienceLevelSchema,
  candidateRoleType: roleTypeSchema,
  timeLimitInMinutes: z.int().positive(),
  numberOfInterviewers: z.int().positive(),
})
export type InterviewSettings = z.infer<typeof interviewSettingsSchema>

/** Settings as sent: accepts any value, and replaces invalid ones with a fallback (spec §5). */
export const requestedSettingsSchema = z
  .looseObject({
    interviewDifficulty: z.unknown().optional(),
    interviewerPersonality: z.unknown().optional(),
    interviewStage: z.unknown().optional(),
    companyType: z.unknown().optional(),
    candidateExperienceLevel: z.unknown().optional(),
    candidateRoleType: z.unknown().optional(),
    timeLimitInMinutes: z.unknown().optional(),
    numberOfInterviewers: z.unknown().optional(),
  })
  .describe('Interview settings (spec §3). Every one is optional; unknown values fall back (spec §5).')
export type RequestedSettings = z.infer<typeof requestedSettingsSchema>

/** Turns requested settings into the interview's settings (spec §5). */
export function readSettings(requested: RequestedSettings): InterviewSettings {
  return {
    interviewDifficulty: readDifficulty(requested.interviewDifficulty),
    interviewerPersonality: readPersonality(requested.interviewerPersonality),
    interviewStage: readStage(requested.interviewStage),
    companyType: readCompanyType(requested.companyType),
    candidateExperienceLevel: readExperienceLevel(requested.candidateExperienceLevel),
    candidateRoleType: readRoleType(requested.candidateRoleType),
    timeLimitInMinutes: readTimeLimit(requested.timeLimitInMinutes),
    numberOfInterviewers: readNumberOfInterviewers(requested.numberOfInterviewers),
  }
}
