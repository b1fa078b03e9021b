import { z } from 'zod'
import { conceptSchema } from '../../vocabulary/content.ts'
import { challengeTypeSchema } from '../../vocabulary/interview.ts'

/** The API calls for lists of challenges. */
export const challengeListPaths = {
  /** `GET ?timeZone=`: 200 with a `challengeShelfSchema`. Needs no account; without one there is no progress. */
  shelf: '/api/challenge-lists',
  /** `POST` with a `newOwnListSchema`: 201 with an `ownListSchema`; 409 TOO_MANY_CHALLENGE_LISTS. Idempotent by `listId`. */
  own: '/api/challenge-lists/own',
  /**
   * `PUT` with an `ownListChangeSchema`: 200 with an `ownListSchema`; 404 CHALLENGE_LIST_UNKNOWN, 409 CHALLENGE_LIST_CHANGED
   * if it has changed since `revision`. `DELETE`: 204; 404 CHALLENGE_LIST_UNKNOWN.
   */
  list: '/api/challenge-lists/own/:listId',
  /**
   * `PUT` adds the challenge at the end, `DELETE` removes it: 200 with an `ownListSchema`; 404 CHALLENGE_LIST_UNKNOWN or
   * CHALLENGE_NOT_FOUND; 409 CHALLENGE_LIST_FULL. Idempotent.
   */
  entry: '/api/challenge-lists/own/:listId/challenges/:challengeId',
} as const

/** The lists that everybody has. All others are content or the user's own. */
export const interviewListId = 'interview'
export const repeatListId = 'repeat'

export const maxOwnLists = 30
export const maxListedChallenges = 200
export const maxListTitle = 60

const listTitleSchema = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(maxListTitle, `Use at most ${maxListTitle} characters.`)
const challengeIdsSchema = z.array(z.string().min(1).max(128)).max(maxListedChallenges)

export const ownListParamsSchema = z.object({ listId: z.string().max(64) })
export const listEntryParamsSchema = ownListParamsSchema.extend({ challengeId: z.string().max(128) })

/**
 * A new list, or one that was deleted and is wanted back. The caller chooses `listId`, so that a retry doesn't create a
 * second one.
 */
export const newOwnListSchema = z.object({
  listId: z.uuid(),
  title: listTitleSchema,
  challengeIds: challengeIdsSchema.default([]),
})
export type NewOwnList = z.input<typeof newOwnListSchema>

/** Renames a list, or puts its challenges in another order. `challengeIds` must be the same challenges as before. */
export const ownListChangeSchema = z.object({
  revision: z.int().min(1),
  title: listTitleSchema.optional(),
  challengeIds: challengeIdsSchema.optional(),
})
export type OwnListChange = z.infer<typeof ownListChangeSchema>

/** A user's own list. `revision` increases with each change. */
export const ownListSchema = z.object({
  listId: z.string(),
  title: z.string(),
  challengeIds: z.array(z.string()),
  revision: z.int(),
})
export type OwnList = z.infer<typeof ownListSchema>

/** How many challenges a list has that the caller may see, and how many of them they have solved. */
const progressFields = { total: z.int().min(0), solved: z.int().min(0) }

export const listKinds = ['interview', 'curated', 'repeat'] as const

/** A list that isn't the user's own. `about` says in a sentence what it is for. */
export const offeredListSchema = z.object({
  listId: z.string(),
  kind: z.enum(listKinds),
  title: z.string(),
  about: z.string(),
  ...progressFields,
})
export type OfferedList = z.infer<typeof offeredListSchema>

/** The caller's progress with the challenges about a concept. `open` ones were never started. */
export const patternSchema = z.object({
  concept: conceptSchema,
  solved: z.int().min(0),
  tried: z.int().min(0),
  open: z.int().min(0),
})
export type Pattern = z.infer<typeof patternSchema>

/** A challenge to do next, why, and how long it takes. */
export const recommendedChallengeSchema = z.object({
  challengeId: z.string(),
  title: z.string(),
  challengeType: challengeTypeSchema,
  minutes: z.int().positive(),
  skill: conceptSchema,
  reason: z.string(),
})
export type RecommendedChallenge = z.infer<typeof recommendedChallengeSchema>

/** Everything that helps the caller choose a challenge. */
export const challengeShelfSchema = z.object({
  ...progressFields,
  lists: z.array(offeredListSchema),
  own: z.array(ownListSchema.extend(progressFields)),
  /** In the order of the concepts; those without challenges are missing. */
  patterns: z.array(patternSchema),
  /** Best first; empty without an account. */
  next: z.array(recommendedChallengeSchema),
  /** The caller's hours per week; null if they set none. `next` fits into what is left of this week's. */
  hoursPerWeek: z.number().nullable(),
})
export type ChallengeShelf = z.infer<typeof challengeShelfSchema>

/** The list whose challenges were asked for. `revision` is null if it isn't the caller's own. */
export const shownListSchema = z.object({
  listId: z.string(),
  title: z.string(),
  about: z.string(),
  revision: z.int().nullable(),
  /** Why each challenge is on the list, by challenge id. Empty for the user's own lists. */
  reasons: z.record(z.string(), z.string()),
})
export type ShownList = z.infer<typeof shownListSchema>
