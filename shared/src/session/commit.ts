import { z } from 'zod'
import { type SessionEvent, sessionEventSchema } from './events.ts'
import { jobRequestSchema } from './jobRequest.ts'
import { modelUsageSchema } from './modelUsage.ts'
import { beforeTheStart } from './untilStart.ts'

/**
 * An event, and what only the log knows of it. `audience`: for whom it is; everybody where it is missing, else these participants and
 * nobody else. `modelUsage`: what a language model was paid for the words of a message; missing if none had a part in them, and in
 * logs from before it was kept. `unknown`: a question that nobody may read before the start, which presents it again (`untilStart.ts`).
 */
export const storedEventSchema = z.intersection(
  sessionEventSchema,
  z.object({
    audience: z.array(z.string()).optional(),
    modelUsage: modelUsageSchema.optional(),
    unknown: z.literal(true).optional(),
  }),
)
export type StoredEvent = z.infer<typeof storedEventSchema>

/**
 * One command's outcome, stored as one document: unique by `(sessionId, seq)` and by `(sessionId, actor, commandId)`.
 * `dispatched` turns true once it was published, its head projected and its jobs enqueued.
 */
export const commitSchema = z.object({
  sessionId: z.string(),
  seq: z.int().min(1),
  /** The version its events were written in; 1 where it is missing. */
  version: z.int().min(1).optional(),
  commandId: z.string(),
  actor: z.string(),
  at: z.number(),
  events: z.array(storedEventSchema),
  jobs: z.array(jobRequestSchema),
  dispatched: z.boolean(),
})
export type Commit = z.infer<typeof commitSchema>

/** A commit as a participant gets it. It may be empty, so `seq` has no gaps. */
export const commitViewSchema = z.object({
  sessionId: z.string(),
  seq: z.int().min(1),
  /** The version its events were written in; 1 where it is missing. */
  version: z.int().min(1).optional(),
  at: z.number(),
  events: z.array(sessionEventSchema),
})
export type CommitView = z.infer<typeof commitViewSchema>

/** The event without what only the log knows of it. */
export function eventOf(stored: StoredEvent): SessionEvent {
  if (stored.audience === undefined && stored.modelUsage === undefined && stored.unknown === undefined) return stored
  const { audience: _audience, modelUsage: _modelUsage, unknown: _unknown, ...event } = stored
  return event
}

/** Which questions a candidate has done before is known to the candidate alone, and the first question to nobody before the start. */
function redacted(stored: StoredEvent, participantId: string): SessionEvent {
  const event = eventOf(stored)
  if (stored.unknown === true) return beforeTheStart(event)
  return event.type === 'SessionCreated' && event.candidate.id !== participantId
    ? { ...event, completedChallengeIds: [] }
    : event
}

/** What of a commit is for this participant; nothing of it says who else got more. */
export function viewOf(
  commit: Pick<Commit, 'sessionId' | 'seq' | 'version' | 'at' | 'events'>,
  participantId: string,
): CommitView {
  return {
    sessionId: commit.sessionId,
    seq: commit.seq,
    ...(commit.version === undefined ? {} : { version: commit.version }),
    at: commit.at,
    events: commit.events
      .filter(({ audience }) => audience === undefined || audience.includes(participantId))
      .map((event) => redacted(event, participantId)),
  }
}
