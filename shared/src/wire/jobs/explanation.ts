import { z } from 'zod'
import { heardExplanationSchema } from '../http/diagnostics.ts'

/**
 * A job that judges how somebody explained their solution in a diagnostic, by the challenge's own signs. It uses the
 * queue of `scorecard.complete`.
 */
export const explanationJobSchema = z.object({
  kind: z.literal('explanation.judge'),
  diagnosticId: z.string(),
  challengeId: z.string(),
  contentVersion: z.string(),
  text: z.string(),
})
export type ExplanationJob = z.infer<typeof explanationJobSchema>

/** The engine's internal call for workers to report the verdict, `POST` with a bearer token; 503 means report again. */
export const explanationVerdictsPath = '/internal/explanation-verdicts'

/** The call's body; `heard` is null if the challenge is unknown. */
export const explanationVerdictSchema = z.object({
  diagnosticId: z.string(),
  heard: heardExplanationSchema.nullable(),
})
export type ExplanationVerdict = z.infer<typeof explanationVerdictSchema>

/** 200. `stored: false` means that nobody is waiting for the verdict any more. */
export const explanationVerdictAnswerSchema = z.object({ stored: z.boolean() })
