import { z } from 'zod'
import { boardElementIdSchema } from '../../session/board/element.ts'
import type { SharedFile } from '../../session/sharedWork.ts'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'

/**
 * The WebSocket of a shared document: `GET /collab/{id}?question=&language=` for code, `?question=&part=board` for a
 * whiteboard. Every message is binary: a number for its kind, then its content, encoded as in `y-protocols`. Code is
 * the `Y.Text` named `sharedTextName`. A whiteboard is the `Y.Map` named `sharedBoardName`: each element under its id,
 * without repeating it. An update may contain nothing else.
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

/** The document a request asks for. @throws unless the query has passed `collabQuerySchema` */
export function sharedFileOf({ question, language, part }: z.infer<typeof collabQuerySchema>): SharedFile {
  const named = part ?? language
  if (named === undefined) throw new Error('the query must name a language or the board')
  return { question, part: named }
}

/** The query for this document. */
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
  /** Both ways: states of `y-protocols/awareness`. The engine fills in whose state each is. */
  awareness: 1,
  /** From the engine: the number of this connection's updates stored since it began. */
  stored: 2,
  /** From the engine: a `collabStandingSchema` as JSON, at the start and after every change. */
  standing: 3,
} as const

/** This connection's permissions, and whether the interviewer has locked the document for the candidate. */
export const collabStandingSchema = z.object({
  may: z.enum(['write', 'read']),
  because: z.enum(['observing', 'locked', 'over']).optional(),
  locked: z.boolean(),
})
export type CollabStanding = z.infer<typeof collabStandingSchema>

/** A position in the text in Yjs's format: after or before a letter, or at an end of the text. */
const relativePositionSchema = z.object({
  type: z.null().optional(),
  tname: z.literal(sharedTextName).nullish(),
  item: z.object({ client: z.int().min(0), clock: z.int().min(0) }).nullish(),
  assoc: z.int().optional(),
})

/** One person's cursor in code; the engine fills in `participantId`. */
export const collabCursorSchema = z.object({
  participantId: z.string().optional(),
  selection: z.object({ anchor: relativePositionSchema, head: relativePositionSchema }).nullish(),
})

/** One person's pointer on a whiteboard, and the shapes they have selected; the engine fills in `participantId`. */
export const boardCursorSchema = z.object({
  participantId: z.string().optional(),
  pointer: z
    .object({ x: z.number().min(-1_000_000).max(1_000_000), y: z.number().min(-1_000_000).max(1_000_000) })
    .nullish(),
  selected: z.array(boardElementIdSchema).max(20).optional(),
})

/** Why the engine closes a connection. */
export const collabClose = {
  /**
   * Try again: the engine is shutting down, or something was missed. Send everything again that was not reported as
   * stored.
   */
  tryAgain: 1013,
  /** Signed out, or no longer in the session. */
  notAllowed: 1008,
  /** The document doesn't exist, or no longer does because the question is over. */
  noSuchDocument: 4404,
  /** The update would make the document larger than code or a board may be. It wasn't stored. */
  tooLarge: 4413,
  /** Too many messages. */
  tooMany: 4429,
  /** The message is invalid. */
  badMessage: 4400,
  /** The stored document can't be read. It is left unchanged. */
  damaged: 4500,
} as const

/** How many bytes one message may have: a text rewritten offline arrives in one. */
export const largestCollabMessageBytes = 1024 * 1024
