import { z } from 'zod'
import { programmingLanguageSchema } from '../vocabulary/languages.ts'
import { chatHistoryEntrySchema, interviewContextSchema } from './chat.ts'

/** The challenge details of spec §3. */
const challengeDetailsSchema = z.object({
  challenge_description: z.string(),
  programming_language: programmingLanguageSchema,
  code_stub: z.string(),
  duration_in_minutes: z.number(),
})

/**
 * The body of `/ai_assistants/interviewer-coach/predefined-interactions` (spec §7) as the engine sends it; which interaction
 * it is stands in the query `desiredAction`. For `provideHint` the rung to give is the one after
 * `interviewContext.hintRung`.
 */
export const predefinedInteractionSchema = z.object({
  userId: z.number().nullable(),
  userEmail: z.string(),
  candidateName: z.string(),
  chatHistory: z.array(chatHistoryEntrySchema),
  programmingLanguage: programmingLanguageSchema,
  candidatesCode: z.string(),
  challenge: challengeDetailsSchema,
  /** `conceptCard` asks for a card that explains the topic of the challenge, beside the clarification. */
  interviewContext: interviewContextSchema.extend({ conceptCard: z.boolean().optional() }),
})
export type PredefinedInteractionBody = z.infer<typeof predefinedInteractionSchema>
