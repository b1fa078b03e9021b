import { z } from 'zod'
import { boardElementIdSchema } from '../../session/board/element.ts'
import type { SharedFile } from '../../session/sharedWork.ts'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'

/**
 * The WebSocket of a document that several people edit, `GET /collab/{id}?question=&language=` for code, `?question=&part=board` for a whiteboard. Every message is
 * binary: a number that says its kind, then what that kind holds, encoded as `y-protocols` does. Code is the `Y.Text` named `sharedTextName`. A whiteboard is the `Y.Map`
 * named `sharedBoardName`: each element by its id, without it. An update may hold nothing else.
 */
export const collabPath = '/collab/:id'
export const collabParamsSchema = z.object({ id: z.string() })
export const collabQuerySchema = z
  .object({
    question: z.coerce.number().int().min(1),
    language: programmingLanguageSchema.optional(),
    part: z.literal('board').optional(),
  })
  .refine(({ language, part }) => (language === undefined) !== (part === undefined), 'Name a language, or the board.')

/** The document that a request asks for. @throws unless the query has passed `collabQuerySchema` */
export function sharedFileOf({ question, language, part }: z.infer<typeof collabQuerySchema>): SharedFile {
  const named = part ?? language
  if (named === undefined) throw new Error('a query names a language or the board')
  return { question, part: named }
}

/** The query that asks for this document. */
export const collabQueryOf = ({ question, part }: SharedFile): Record<string, string> => ({
  question: String(question),
  ...(part === 'board' ? { part } : { language: part }),
})

export const sharedTextName = 'code'
export const sharedBoardName = 'board'

/** The kinds of messages. */
export const collabMessage = {
  /** Both ways: a message of `y-protocols/sync`. */
  sync: 0,
  /** Both ways: states of `y-protocols/awareness`. The engine says whose each is. */
  awareness: 1,
  /** From the engine: how many of this connection's updates are stored (a number), counted from its beginning. */
  stored: 2,
  /** From the engine: a `collabStandingSchema` as JSON, at first and whenever it changes. */
  standing: 3,
  /** From the interviewer: 1 keeps the candidate from typing, 0 lets them. */
  lock: 4,
} as const

/** What this connection may do, and whether the interviewer has locked the document for the candidate. */
export const collabStandingSchema = z.object({
  may: z.enum(['write', 'read']),
  because: z.enum(['observing', 'locked', 'over']).optional(),
  locked: z.boolean(),
})
export type CollabStanding = z.infer<typeof collabStandingSchema>

/** A place in the text, as Yjs writes it: after or before a letter, or at an end of the text. */
const relativePositionSchema = z.object({
  type: z.null().optional(),
  tname: z.literal(sharedTextName).nullish(),
  item: z.object({ client: z.int().min(0), clock: z.int().min(0) }).nullish(),
  assoc: z.int().optional(),
})

/** One person's cursor in code; `participantId` is the engine's word. */
export const collabCursorSchema = z.object({
  participantId: z.string().optional(),
  selection: z.object({ anchor: relativePositionSchema, head: relativePositionSchema }).nullish(),
})

/** One person's pointer on a whiteboard, and the shapes they have selected; `participantId` is the engine's word. */
export const boardCursorSchema = z.object({
  participantId: z.string().optional(),
  pointer: z
    .object({ x: z.number().min(-1_000_000).max(1_000_000), y: z.number().min(-1_000_000).max(1_000_000) })
    .nullish(),
  selected: z.array(boardElementIdSchema).max(20).optional(),
})

/** Why the engine closes a connection. */
export const collabClose = {
  /** Try again: the engine ends, or something was missed. What was not said to be stored has to be sent again. */
  tryAgain: 1013,
  /** Signed out, or no longer in the session. */
  notAllowed: 1008,
  /** There is no such document (any more): the question is over. */
  noSuchDocument: 4404,
  /** With this update the document would be larger than code or a board may be. It was not stored. */
  tooLarge: 4413,
  /** Too many messages. */
  tooMany: 4429,
  /** A message that makes no sense. */
  badMessage: 4400,
  /** The stored document cannot be read. It is left as it is. */
  damaged: 4500,
} as const

/** The most bytes of one message: a text that was rewritten offline comes in one. */
export const largestCollabMessageBytes = 1024 * 1024
