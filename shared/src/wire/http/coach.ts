import { z } from 'zod'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'
import { chatHistoryEntrySchema, chatRequestSchema, interviewContextSchema } from './chat.ts'

/** The challenge details of spec §3. */
const challengeDetailsSchema = z.object({
  challenge_description: z.string(),
  programming_language: programmingLanguageSchema,
  code_stub: z.string(),
  duration_in_minutes: z.number(),
})

/** `conceptCard` requests a card about the challenge's topic, in addition to the clarification. */
const contextOfInteractionSchema = interviewContextSchema.extend({ conceptCard: z.boolean().optional() })

/**
 * The body of `/ai_assistants/interviewer-coach/predefined-interactions` (spec §7) as the engine sends it; the query
 * `desiredAction` names the interaction. `provideHint` gives the rung after `interviewContext.hintRung`.
 */
export const predefinedInteractionSchema = z.object({
  userId: z.number().nullable(),
  userEmail: z.string(),
  candidateName: z.string(),
  chatHistory: z.array(chatHistoryEntrySchema),
  programmingLanguage: programmingLanguageSchema,
  candidatesCode: z.string(),
  challenge: challengeDetailsSchema,
  interviewContext: contextOfInteractionSchema,
})
export type PredefinedInteractionBody = z.infer<typeof predefinedInteractionSchema>

/**
 * The body as the AI backend reads it, from any caller. Only the text of a challenge is required. Other missing fields
 * have a default, and an unknown language falls back (spec §5).
 */
export const predefinedInteractionRequestSchema = chatRequestSchema
  .pick({
    userId: true,
    userEmail: true,
    candidateName: true,
    chatHistory: true,
    programmingLanguage: true,
    candidatesCode: true,
  })
  .extend({
    challenge: z
      .object({ challenge_description: z.string().default('') })
      .nullish()
      .transform((challenge) => challenge ?? { challenge_description: '' }),
    interviewContext: contextOfInteractionSchema.nullish(),
  })
export type PredefinedInteractionRequest = z.infer<typeof predefinedInteractionRequestSchema>
