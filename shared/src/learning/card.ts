import { z } from 'zod'
import { skillSchema } from './skill.ts'

/**
 * What a review card is about. Except for `counterexample`, the content is looked up by the card's id when it is shown.
 * - `concept/{concept}`: a concept's card.
 * - `quiz/{course}/{lesson}/{index}`: a quiz question that was missed.
 * - `point/{challengeId}/{index}`: a point of a question that was missed in an interview.
 * - `behaviour/{dimension}`: a line of the rubric that scored low.
 * - `counterexample/{challengeId}`: an input that the learner's own code got wrong.
 * - `diagnostic/{itemId}`: an item of a diagnostic that was missed.
 */
export const cardKinds = ['concept', 'quiz', 'point', 'behaviour', 'counterexample', 'diagnostic'] as const
export const cardKindSchema = z.enum(cardKinds)
export type CardKind = z.infer<typeof cardKindSchema>

/** A card to add to somebody's reviews. `id` starts with its kind. `front` and `back` are for a card with its own text. */
export const newCardSchema = z.object({
  id: z.string().min(1).max(160),
  kind: cardKindSchema,
  skill: skillSchema.nullable(),
  front: z.string().max(4_000).optional(),
  back: z.string().max(4_000).optional(),
})
export type NewCard = z.infer<typeof newCardSchema>
