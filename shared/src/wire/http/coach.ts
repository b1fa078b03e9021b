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

/** `conceptCard` asks for a card that explains the topic of the challenge, beside the clarification. */
const contextOfInteractionSchema = interviewContextSchema.extend({ conceptCard: z.boolean().optional() })

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
  interviewContext: contextOfInteractionSchema,
})
export type PredefinedInteractionBody = z.infer<typeof predefinedInteractionSchema>

/**
 * The same as the AI backend reads it, from whoever calls: of a challenge only its text is needed, what else is missing has a
 * default, and an unknown language falls back (spec §5).
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
